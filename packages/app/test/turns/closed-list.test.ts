import { digestOfList, hashOfLine, type ListedLine, listOf, ok } from '@chancery/core';
import { closedSecretOf, openListsOf, parsed, revealedSecrets, turnListOf } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeInHand } from '../../src/turn/run/closing.ts';
import { actAsMaster } from '../../src/turn/triggers/act-as-master.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf, refusal } from '../sample/people.ts';
import {
  campaignOf,
  ENGLAND,
  LITHUANIA,
  MARCH_OUT,
  noticesTo,
  RECRUIT,
  rulerOf,
  send,
  sendAll,
  withRules,
} from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('the list of a turn', (database: TestDatabase) => {
  const alone = async () => {
    const table = await begunTable(houseOf(await opened(await database.place('schema'))));
    const { house, campaignId, master } = table;
    const { app, db } = house;
    const close = (turn: number) => closeTurn(app, master.actor, { campaignId, turn });
    const verified = async () => got(await verifyCampaign(app, master.actor, { campaignId }));
    const key = { campaignId, turn: 1, edition: 1 };
    return { table, house, app, db, campaignId, master, close, verified, key };
  };

  /** The rules cannot run the turn, so that its list is closed and nothing follows. */
  const stuck = async () => {
    const all = await alone();
    await sendAll(all.table);
    await send(all.table, ENGLAND, RECRUIT);
    all.house.pass(DAY);
    const broken = withRules(all.house, () => ({
      begin() {
        throw new Error('a bug');
      },
    }));
    expect((await tick(broken)).campaigns).toEqual({ stuck: 1 });
    return all;
  };

  test('a line for each seat that was asked, whoever sent orders; D follows from it, and its lines open by their salts', async () => {
    const { table, db, close, key } = await alone();
    await send(table, ENGLAND, RECRUIT);
    got(await close(1));
    const list = await turnListOf(db, key);
    if (list === undefined) throw new Error('the turn has no list');
    const lines = parsed(list.lines) as readonly ListedLine[];
    expect(lines.flatMap(({ seat }) => seat ?? []).toSorted()).toEqual([...table.seats].toSorted());
    const england = lines.findIndex(({ seat }) => seat === ENGLAND);
    const orders = parsed(list.ofRecord).find(({ seat }) => seat === ENGLAND)?.orders ?? [];
    const salt = parsed(list.salts)[england] as string;
    expect(hashOfLine({ salt, line: { of: 'seat', seat: ENGLAND, orders } })).toBe(lines[england]?.hash);
    expect(digestOfList(1, lines)).toMatch(/^[0-9a-f]{64}$/);
    expect(listOf([])).toEqual([]);
  });

  test('it is closed and kept before the turn is run; what comes then is for the next turn, and masters are refused', async () => {
    const { table, app, db, campaignId, master, key, house, verified } = await stuck();
    expect(await campaignOf(table)).toMatchObject({ turn: 0, status: 'running', listClosedAt: app.now() });
    const [shown] = await openListsOf(db, campaignId);
    expect(shown).toMatchObject({ turn: 1, edition: 1 });
    const late = await send(table, ENGLAND, MARCH_OUT);
    expect(late).toMatchObject({ turn: 2, insteadOf: 1, provisional: true });
    const acts = await actAsMaster(app, master.actor, { campaignId, text: 'SET CONTROL Rou computer' });
    expect(refusal(acts)).toMatchObject({ code: 'conflict', what: 'turn', found: 'processing' });
    const lithuania = rulerOf(table, table.seats[1] as typeof ENGLAND);
    const withdrawn = await withdrawOrders(app, lithuania.actor, {
      campaignId,
      seat: table.seats[1] as typeof ENGLAND,
      turn: 1,
    });
    expect(code(withdrawn)).toBe('too-late');
    house.pass(60_000);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect(await campaignOf(table)).toMatchObject({ turn: 1, listClosedAt: null });
    expect((await openListsOf(db, campaignId))[0]?.lines).toBe(shown?.lines);
    expect(parsed((await turnListOf(db, key))!.ofRecord).find(({ seat }) => seat === ENGLAND)?.orders).toMatchObject([
      { verb: 'RECRUIT' },
    ]);
    expect((await verified()).faults).toEqual([]);
  });

  test('a server killed between the list and the turn: a worker runs the turn by the list, for the reason it was closed', async () => {
    const { table, app, db, master, key, house, verified } = await alone();
    await send(table, ENGLAND, RECRUIT);
    const permit = { role: 'master', userId: master.id } as const;
    const closing = { key, cause: 'hand', permit, excused: true } as const;
    const listed = await db.transaction().execute((trx) => closeInHand(trx, app, closing));
    expect(listed).toEqual(ok({ kind: 'listed', turn: 1 }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect((await campaignOf(table)).turn).toBe(1);
    // It was closed by hand, so nobody counts as silent.
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).not.toContain('turn-missed');
    house.pass(1);
    expect((await verified()).faults).toEqual([]);
  });

  test('a paused campaign keeps its closed list, and runs it when it goes on', async () => {
    const { table, app, campaignId, master, house } = await stuck();
    got(await pauseCampaign(app, master.actor, { campaignId, reason: 'a bug' }));
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({});
    got(await resumeCampaign(app, master.actor, { campaignId }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect((await campaignOf(table)).turn).toBe(1);
  });

  test('a master opens a turn again whose list is closed: orders count again, late ones too, and the old list stays in sight', async () => {
    const { table, app, db, campaignId, master, close, verified } = await stuck();
    await send(table, ENGLAND, MARCH_OUT);
    const back = { campaignId, to: 0, rerunThrough: 0, reason: 'the turn could not be run' };
    got(await rollBack(app, master.actor, back));
    expect(await campaignOf(table)).toMatchObject({ turn: 0, edition: 2, listClosedAt: null });
    got(await close(1));
    expect((await openListsOf(db, campaignId)).map(({ turn, edition }) => [turn, edition])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    const run = await turnListOf(db, { campaignId, turn: 1, edition: 2 });
    expect(parsed(run!.ofRecord).find(({ seat }) => seat === ENGLAND)?.orders).toMatchObject([
      { verb: 'FORM_ARMY' },
      { verb: 'TRANSFER' },
    ]);
    expect((await verified()).faults).toEqual([]);
  });

  test('run again, unchanged lines keep their hashes, and D stays that of the first list', async () => {
    const { table, app, db, campaignId, master, close, verified } = await alone();
    await sendAll(table);
    got(await close(1));
    const amend = { acts: { text: 'SET CONTROL Rou computer' } };
    got(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: 'no ruler', amend }));
    const [first, second] = await openListsOf(db, campaignId);
    expect(second?.firstLines).toBe(first?.lines);
    const hashes = (list: typeof first) => parsed(list!.lines).filter(({ seat }) => seat !== null);
    expect(hashes(second)).toEqual(hashes(first));
    expect(second?.lines).not.toBe(first?.lines);
    expect((await verified()).faults).toEqual([]);
  });

  test('the closed secret is told when the game is over, and not before; then nothing is run again', async () => {
    const { app, db, table, campaignId, master, close } = await alone();
    await sendAll(table);
    got(await close(1));
    expect(await closedSecretOf(db, campaignId)).toMatchObject({ fromTurn: 0, openedAt: null });
    expect((await revealedSecrets(db, campaignId)).map(({ turn }) => turn)).toEqual([1]);
    got(await endCampaign(app, master.actor, { campaignId, how: 'peace' }));
    expect((await closedSecretOf(db, campaignId))?.openedAt).toBe(app.now());
    const back = { campaignId, to: 0, rerunThrough: 1, reason: 'once more' };
    expect(code(await rollBack(app, master.actor, back))).toBe('wrong-status');
    expect(code(await close(2))).toBe('wrong-status');
  });
});
