import { commitmentOf, countingSheets, findTurn, secretOf, standingTurns } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { readDraft } from '../../src/desk/sheets/read-draft.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { compareEditions } from '../../src/turn/back/compare-editions.ts';
import type { Amendment } from '../../src/turn/back/rerun.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { tryRollBack } from '../../src/turn/back/try-roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
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
} from '../sample/play.ts';

/** On trial nobody has given a reason yet. */
const withReason = <Change extends object>(change: Change) => ({ ...change, reason: 'as it was tried' });

onEachDatabase('roll back', (database) => {
  const store = suiteStore(database);
  /** Three turns are out, and England has sent orders for the fourth. */
  const played = async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId, master } = table;
    for (const turn of [1, 2, 3]) {
      await sendAll(table);
      if (turn === 1) await send(table, ENGLAND, RECRUIT);
      got(await closeTurn(house.app, master.actor, { campaignId, turn }));
      house.pass(HOUR);
    }
    await send(table, ENGLAND, MARCH_OUT);
    const secrets = (turn: number, edition: number) =>
      house.db.transaction().execute(async (trx) => (await secretOf(trx, { campaignId, turn, edition }))?.secret);
    return { house, table, campaignId, master, secrets, app: house.app };
  };

  test('run again from the same inputs, all comes out the same, dice and all; the orders in hand go on counting', async () => {
    const { app, house, table, campaignId, master, secrets } = await played();
    const before = await standingTurns(house.db, campaignId);
    const back = { campaignId, to: 1, rerunThrough: 3, reason: 'a bug was mended' };
    const { changes, ...done } = got(await rollBack(app, master.actor, back));
    expect(done).toEqual({ turn: 3, edition: 2 });
    expect(changes.map(({ turn, from, to, differences }) => ({ turn, from, to, differences }))).toEqual([
      { turn: 2, from: 1, to: 2, differences: [] },
      { turn: 3, from: 1, to: 2, differences: [] },
    ]);
    const after = await standingTurns(house.db, campaignId);
    expect(after.map(({ turn, edition, stateHash }) => [turn, edition, stateHash])).toEqual(
      before.map(({ turn, stateHash }) => [turn, turn > 1 ? 2 : 1, stateHash]),
    );
    expect(await secrets(2, 2)).toBe(await secrets(2, 1));
    // Nobody has been told the dice of the turn in hand, so they stay as well.
    expect(await secrets(4, 2)).toBe(await secrets(4, 1));
    const waiting = await countingSheets(house.db, { campaignId, turn: 4, edition: 2 });
    expect(waiting.map(({ seat, text }) => [seat, text])).toEqual([[ENGLAND, MARCH_OUT]]);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
    // A desk that is open finds out by the edition, as the dice to come are the same.
    const anna = rulerOf(table, ENGLAND).actor;
    expect(got(await readTurnFile(app, anna, { campaignId, seat: ENGLAND })).edition).toBe(2);
    expect(got(await showCampaign(app, anna, { campaignId })).edition).toBe(2);
    // What was before stays in the record.
    expect((await findTurn(house.db, { campaignId, turn: 3, edition: 1 }))?.supersededBy).toBe(2);
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).toContain('turn-rerun');
  });

  test('a draft for the turn in hand stays before its ruler, beside the orders that count', async () => {
    const { app, house, table, campaignId, master } = await played();
    const own = { campaignId, seat: ENGLAND };
    const anna = rulerOf(table, ENGLAND).actor;
    const boris = rulerOf(table, LITHUANIA).actor;
    got(await saveDraft(app, anna, { ...own, channel: 'desk', text: RECRUIT }));
    got(await saveDraft(app, boris, { campaignId, seat: LITHUANIA, channel: 'desk', text: '' }));
    got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: 3, reason: 'a bug was mended' }));
    expect(got(await readDraft(app, anna, own))).toMatchObject({ kind: 'draft', orders: [{ verb: 'RECRUIT' }] });
    expect(got(await readDraft(app, boris, { campaignId, seat: LITHUANIA })).kind).toBe('draft');
    const counting = await countingSheets(house.db, { campaignId, turn: 4, edition: 2 });
    expect(counting.map(({ text }) => text)).toEqual([MARCH_OUT]);
  });

  test('mended inputs keep their dice; everybody reads the reason, and each what has become otherwise for them', async () => {
    const { app, table, campaignId, master, secrets } = await played();
    const refused = await rollBack(app, master.actor, {
      campaignId,
      to: 1,
      rerunThrough: 1,
      reason: 'x',
      amend: { acts: { orders: [] } },
    });
    expect(code(refused)).toBe('bad-input');
    expect(code(await rollBack(app, master.actor, { campaignId, to: 3, rerunThrough: 3, reason: 'x' }))).toBe(
      'bad-input',
    );
    expect(code(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: ' ' }))).toBe(
      'bad-input',
    );
    const mended = {
      campaignId,
      to: 0,
      rerunThrough: 1,
      reason: 'an act was forgotten',
      amend: { acts: { orders: [] } },
    };
    got(await rollBack(app, master.actor, mended));
    expect(await secrets(1, 2)).toBe(await secrets(1, 1));
    const anna = rulerOf(table, ENGLAND).actor;
    const own = got(await compareEditions(app, anna, { campaignId, turn: 1, seat: ENGLAND }));
    expect(own).toMatchObject([{ turn: 1, from: 1, to: 2, reason: 'an act was forgotten' }]);
    expect(code(await compareEditions(app, anna, { campaignId, turn: 1, seat: LITHUANIA }))).toBe('not-allowed');
    expect(got(await compareEditions(app, { kind: 'signed-out' }, { campaignId, turn: 1 }))).toHaveLength(1);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('what a master mends is taken whole or not at all, and everybody can read what it has changed', async () => {
    const { app, table, campaignId, master } = await played();
    const mend = (amend: Amendment) =>
      rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: 'Roum has no player', amend });
    const faults = async (amend: Amendment): Promise<string> => JSON.stringify(refusal(await mend(amend)));
    expect(await faults({ acts: { text: 'SET CONTROL Rou computer\nSET CONTROL Atlantis computer' } })).toContain(
      'amend.acts: ',
    );
    expect(await faults({ acts: { text: RECRUIT } })).toContain('amend.acts: ');
    expect(await faults({ rulings: { 'proclamation:Eng': 'suitable' } })).toContain('there was no question');
    expect((await campaignOf(table)).edition).toBe(1);
    got(await mend({ acts: { text: 'SET CONTROL Rou computer' } }));
    const [changed] = got(await compareEditions(app, SIGNED_OUT, { campaignId, turn: 1 }));
    expect(changed?.reason).toBe('Roum has no player');
    expect(changed?.differences).toContainEqual(expect.objectContaining({ was: '"player"', is: '"computer"' }));
    expect(got(await verifyCampaign(app, SIGNED_OUT, { campaignId })).faults).toEqual([]);
  });

  test('tried before, it shows what would change for whom, leaves no trace, and is refused once the campaign has moved on', async () => {
    const { app, house, table, campaignId, master } = await played();
    const before = await campaignOf(table);
    const back = { campaignId, to: 0, rerunThrough: 1 };
    const changed = { ...back, amend: { acts: { text: 'SET CONTROL Rou computer' } } };
    const trial = got(await tryRollBack(app, master.actor, changed));
    expect(trial).toMatchObject({ turn: 1, edition: 2, from: { turn: 3, edition: 1 }, over: false, dropped: [2, 3] });
    expect(trial.changes[0]?.differences).toContainEqual(expect.objectContaining({ is: '"computer"' }));
    expect(trial.seats.map(({ seat }) => seat)).toEqual(table.seats.slice(0, table.rulers.length));
    expect(trial.seats.every(({ differences }) => differences.length > 0)).toBe(true);
    expect(trial.waiting.toSorted()).toEqual(['Eng', 'Gol', 'Lit', 'Rou']);
    expect(trial.standings.was.length).toBe(trial.standings.is.length);
    expect(await campaignOf(table)).toEqual(before);
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).not.toContain('turn-rerun');
    expect(got(await verifyCampaign(app, SIGNED_OUT, { campaignId })).faults).toEqual([]);

    const same = got(await tryRollBack(app, master.actor, back));
    await sendAll(table);
    got(await closeTurn(app, master.actor, { campaignId, turn: 4 }));
    const late = await rollBack(app, master.actor, { ...back, reason: 'as it was tried', tried: same.from });
    expect(refusal(late)).toMatchObject({ code: 'conflict', what: 'roll back' });
    expect((await campaignOf(table)).edition).toBe(1);
    const { from, changes, ...again } = got(await tryRollBack(app, master.actor, back));
    const done = got(await rollBack(app, master.actor, { ...back, reason: 'as it was tried', tried: from }));
    expect(done).toEqual({ turn: again.turn, edition: again.edition, changes: changes.map(withReason) });
    expect((await standingTurns(house.db, campaignId)).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  test('a turn that is opened again has new dice and a whole window, and the old orders count until others come', async () => {
    const { app, house, table, campaignId, master, secrets } = await played();
    got(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 0, reason: 'a wrong start' }));
    const campaign = await campaignOf(table);
    expect(campaign).toMatchObject({ turn: 0, edition: 2, status: 'running', deadline: app.now() + 24 * HOUR });
    expect(await secrets(1, 2)).not.toBe(await secrets(1, 1));
    const notices = got(await readNotices(app, rulerOf(table, ENGLAND).actor, { limit: 10, zone: 'UTC' }));
    const told = notices.find(({ facts }) => facts.kind === 'turn-rerun')?.paragraphs.join(' ');
    const promised = await commitmentOf(house.db, { campaignId, turn: 1, edition: 2 });
    expect(told).toContain('New dice: the secret of the open turn was already public');
    expect(told).toContain(promised);
    const key = { campaignId, turn: 1, edition: 2 };
    expect((await countingSheets(house.db, key)).map(({ seat }) => seat).sort()).toEqual(['Eng', 'Gol', 'Lit', 'Rou']);
    const of = { campaignId, seat: ENGLAND, channel: 'desk', text: MARCH_OUT } as const;
    expect(got(await submitOrders(app, rulerOf(table, ENGLAND).actor, of))).toMatchObject({ turn: 1, number: 2 });
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });
});
