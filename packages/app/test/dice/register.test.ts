/** What everybody may know of the dice of a campaign, and what its rulers know besides. */
import { checkRegister, commitTo, type DiceRegister, hashOf, readProofs } from '@chancery/core';
import { toText } from '@chancery/reports';
import { onEachDatabase, suiteStore, tamper } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { pressFeed } from '../../src/channels/feeds/press-feed.ts';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { showRegister } from '../../src/desk/dice/show-register.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, RECRUIT, rulerOf, send, sendAll } from '../sample/play.ts';

onEachDatabase('the register of dice', (database) => {
  const store = suiteStore(database);

  /** A table after so many turns, and what England keeps of its receipts and reports. */
  const played = async (turns: number) => {
    const house = houseOf(store());
    const { app } = house;
    const table = await begunTable(house);
    const { campaignId, master } = table;
    const anna = rulerOf(table, ENGLAND).actor;
    const of = { campaignId, seat: ENGLAND };
    const kept: string[] = [];
    const keepReport = async () => kept.push(toText(got(await readReport(app, anna, of)).report));
    await keepReport();
    for (let turn = 1; turn <= turns; turn += 1) {
      await sendAll(table);
      const receipt = await send(table, ENGLAND, turn === 1 ? RECRUIT : '');
      kept.push(...(receipt.proofs ?? []));
      got(await closeTurn(app, master.actor, { campaignId, turn }));
      await keepReport();
      house.pass(HOUR);
    }
    const register = async (): Promise<DiceRegister> => got(await showRegister(app, SIGNED_OUT, { campaignId }));
    const own = async () => got(await readOwnLines(app, anna, of));
    const verdict = async () =>
      checkRegister(await register(), { own: await own(), kept: readProofs(kept.join('\n')) });
    return { house, app, table, campaignId, master, anna, of, kept, register, own, verdict };
  };

  test('agrees with all that a ruler kept, now and after the end', async () => {
    const { verdict, app, master, campaignId } = await played(2);
    expect(await verdict()).toMatchObject({
      over: false,
      faults: [],
      otherwise: [],
      proved: { secrets: 2, lists: 2, ownLines: 2, ownReceipts: 2, closed: false },
      never: { oldTurns: 0, founding: false, nothingKept: false },
    });
    got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
    expect(await verdict()).toMatchObject({ over: true, faults: [], proved: { closed: true, founding: true } });
  });

  test('tells no secret before its time, and no rolls of dice that the rules hide', async () => {
    const { register, house, campaignId } = await played(1);
    const shown = await register();
    const text = JSON.stringify(shown);
    const secrets = await house.db.selectFrom('secret').selectAll().where('campaignId', '=', campaignId).execute();
    const hidden = secrets.filter(({ revealedAt }) => revealedAt === null).map(({ secret }) => secret);
    const closed = await house.db
      .selectFrom('closedSecret')
      .select('secret')
      .where('campaignId', '=', campaignId)
      .execute();
    const founding = await house.db
      .selectFrom('founding')
      .select('secret')
      .where('campaignId', '=', campaignId)
      .execute();
    for (const { secret } of [...closed, ...founding]) hidden.push(secret);
    expect(hidden).toHaveLength(3);
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    expect(shown.turns.map(({ rolls }) => rolls)).toEqual([null, null]);
  });

  test('has the turns that were run again and those that were ordered anew, with the reason', async () => {
    const { app, master, campaignId, register, verdict } = await played(2);
    got(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: 'a slip of the pen' }));
    const { turns } = await register();
    expect(turns.map(({ turn, edition, reason, void: gone }) => [turn, edition, reason, gone])).toEqual([
      [1, 1, null, true],
      [1, 2, 'a slip of the pen', false],
      [2, 1, null, true],
      [2, 2, 'a slip of the pen', false],
      [3, 1, null, true],
    ]);
    const [first, again, second, anew] = turns;
    expect([again?.commitment, again?.list?.diceDigest]).toEqual([first?.commitment, first?.list?.digest]);
    expect(anew?.commitment).not.toBe(second?.commitment);
    expect((await verdict()).faults).toEqual([]);
  });

  test.each([
    [
      'a secret redrawn with its commitment',
      'secret',
      (hex: string) => `secret = '${hex}', commitment = '${commitTo(hex)}'`,
      'turn = 1',
      ['1.1 kept-other commitment', '1.1 kept-other secret'],
    ],
    [
      'a commitment redrawn before its turn',
      'secret',
      (hex: string) => `secret = '${hex}', commitment = '${commitTo(hex)}'`,
      'turn = 3',
      ['3.1 kept-other commitment'],
    ],
    [
      'a changed byte of a line',
      'turn_list',
      (hex: string) => `lines = replace(lines, substr(lines, 12, 8), '${hex.slice(0, 8)}')`,
      'turn = 1',
      ['1.1 kept-other list'],
    ],
    [
      'another closed secret',
      'closed_secret',
      (hex: string) => `secret = '${hex}', commitment = '${commitTo(hex)}'`,
      'true',
      ['0.1 kept-other closed'],
    ],
  ] as const)('%s is named by what a ruler kept', async (_, name, set, where, wanted) => {
    const { verdict, campaignId } = await played(2);
    await tamper(store(), name, set(hashOf('redrawn')), `campaign_id = '${campaignId}' and ${where}`);
    const { faults } = await verdict();
    expect(faults.map(({ code: fault, turn, edition, kind }) => `${turn}.${edition} ${fault} ${kind}`)).toEqual(
      expect.arrayContaining([...wanted]),
    );
  });

  test('opens the own line to the ruler of the seat alone', async () => {
    const { app, table, of, own, master, campaignId } = await played(1);
    expect((await own()).map(({ turn, salted }) => [turn, salted.line.orders?.length])).toEqual([[1, 1]]);
    const other = rulerOf(table, LITHUANIA).actor;
    for (const actor of [SIGNED_OUT, other, master.actor]) expect((await readOwnLines(app, actor, of)).ok).toBe(false);
    expect(code(await readOwnLines(app, other, of))).toBe('not-allowed');
    expect(campaignId).toHaveLength(24);
  });

  test('says why a seat was adjudicated by other orders than its receipt', async () => {
    const { app, table, campaignId, master, anna, of, own } = await played(0);
    await sendAll(table);
    await send(table, ENGLAND, RECRUIT);
    got(await withdrawOrders(app, anna, of));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect((await own()).map(({ why }) => why)).toEqual(['withdrawn']);
    const { report } = got(await readReport(app, anna, of));
    expect(toText(report).replaceAll(/\s+/g, ' ')).toContain(
      'The orders of turn 1 differ from your receipts: your sheet was withdrawn',
    );
  });

  describe('what leaves the house', () => {
    test('the report brings the told secret, D, the own line with its salt, and the next commitment; the turn file too', async () => {
      const { app, anna, of, register, own } = await played(1);
      const { turns } = await register();
      const [line] = await own();
      const inReport = readProofs(toText(got(await readReport(app, anna, of)).report));
      const kinds = inReport.map(({ turn, kind, number, hex }) => [turn, kind, number, hex]);
      const place = turns[0]?.list?.lines.findIndex(({ seat }) => seat === ENGLAND) ?? -1;
      expect(kinds).toEqual([
        [1, 'secret', null, turns[0]?.secret],
        [1, 'list', null, turns[0]?.list?.digest],
        [1, 'line', place + 1, turns[0]?.list?.lines[place]?.hash],
        [1, 'salt', null, line?.salted.salt],
        [2, 'commitment', null, turns[1]?.commitment],
      ]);
      const file = got(await readTurnFile(app, anna, of));
      expect(readProofs(JSON.stringify(file))).toEqual(inReport);
    });

    test('the press feed has each commitment, list and told secret as an article, void ones as well', async () => {
      const { app, campaignId, master, register } = await played(1);
      got(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 0, reason: 'a slip of the pen' }));
      const feed = got(await pressFeed(app, SIGNED_OUT, { campaignId }));
      expect(checkRegister(await register(), { own: [], kept: readProofs(feed) })).toMatchObject({
        faults: [],
        never: { nothingKept: false },
      });
      expect(feed).toContain('<title>Dice of turn 1 (void): the list is closed</title>');
      expect(feed).toContain('The reason: a slip of the pen');
      expect(got(await pressFeed(app, SIGNED_OUT, { campaignId, language: 'de' }))).toContain(
        'Würfel von Zug 1 (ungültig)',
      );
    });
  });
});
