import { findSeat } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { announceAbsence } from '../../src/campaign/people/announce-absence.ts';
import { comeBack } from '../../src/campaign/people/come-back.ts';
import { listAbsences } from '../../src/campaign/people/list-absences.ts';
import { listPeople } from '../../src/campaign/people/list-people.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { setCaretaker } from '../../src/desk/campaign/set-caretaker.ts';
import { showTurnout } from '../../src/desk/questions/show-turnout.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { type LeftStanding, leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { readStandingOrders } from '../../src/desk/sheets/read-standing-orders.ts';
import { holdClock } from '../../src/desk/time/move-deadline.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import { campaignOf, ENGLAND, HORDE, LITHUANIA, noticesTo, RECRUIT, ROUM, rulerOf, send } from '../sample/play.ts';

const DAY = 24 * HOUR;

/** What a realm of Medieval Diplomacy sees of its own silence. */
interface View {
  readonly own: { readonly missedInARow: number } | null;
}

onEachDatabase('missed turns', (database) => {
  const store = suiteStore(database);
  const alone = async (settings: object = {}) => {
    const house = houseOf(store());
    const table = await begunTable(house, undefined, { settings: { startWhenFull: false, ...settings } });
    const { campaignId } = table;
    const of = { campaignId, seat: ENGLAND };
    const seat = async () => findSeat(house.db, campaignId, ENGLAND);
    /** A day goes by in which all but England send orders. */
    const silentTurn = async (): Promise<void> => {
      for (const other of [LITHUANIA, HORDE, ROUM]) await send(table, other);
      house.pass(DAY);
      const { turn } = await campaignOf(table);
      got(await closeTurn(house.app, table.master.actor, { campaignId, turn: turn + 1 }));
    };
    const loudTurn = async (): Promise<void> => {
      await send(table, ENGLAND);
      await silentTurn();
    };
    const anna = rulerOf(table, ENGLAND);
    return { house, app: house.app, table, campaignId, of, seat, silentTurn, loudTurn, anna };
  };

  test('MD-18.18 the first turn of the game: the seat is open, and the one who loses a seat is told too', async () => {
    const { table, seat, silentTurn, anna } = await alone();
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'open', userId: null });
    expect(await noticesTo(table, anna)).toContain('seat-lost');
    expect(await noticesTo(table, table.master)).toContain('seat-vacant');
  });

  test('MD-18.18 two turns in a row: a warning to the ruler, then an open seat', async () => {
    const { table, seat, silentTurn, loudTurn, anna } = await alone();
    await loudTurn();
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 1, missedInAll: 1 });
    expect(await noticesTo(table, anna)).toContain('turn-missed');
    await loudTurn();
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 0, missedInAll: 1 });
    await silentTurn();
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'open', userId: null });
    expect(await noticesTo(table, anna)).toContain('seat-lost');
  });

  test('W83-20.10 to 20.12: letter, defensive caretaker, open', async () => {
    const { table, seat, silentTurn, anna } = await alone({ missedTurns: 'caretaker' });
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', control: 'ruler' });
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', control: 'caretaker' });
    expect(await noticesTo(table, anna)).toContain('caretaker-in');
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'open' });
  });

  test('an announced absence excuses: the turn is neither counted nor forgiven', async () => {
    const { app, of, seat, silentTurn, loudTurn, anna, table } = await alone();
    await loudTurn();
    await silentTurn();
    const span = { from: app.now(), until: app.now() + DAY + HOUR, note: 'the sea' };
    got(await announceAbsence(app, anna.actor, { ...of, ...span }));
    const said = [{ seat: ENGLAND, from: span.from, until: span.until, note: 'the sea' }];
    expect(got(await listAbsences(app, anna.actor, of))).toMatchObject(said);
    expect(got(await listPeople(app, table.master.actor, of)).absences).toMatchObject(said);
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 1 });
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'open' });
    const wrong = { ...of, from: app.now(), until: app.now() - 1, note: '' };
    expect(code(await announceAbsence(app, anna.actor, wrong))).toBe('not-allowed');
  });

  test('MD-17.15, MD-18.39 the rules do not count the turns of one who is away, and the record shows why', async () => {
    const { app, of, silentTurn, loudTurn, anna, table, house } = await alone({ missedTurns: 'none' });
    const missed = async () => (got(await readTurnFile(app, anna.actor, of)).view as unknown as View).own?.missedInARow;
    await loudTurn();
    await silentTurn();
    expect(await missed()).toBe(1);
    const span = { from: app.now(), until: app.now() + 4 * DAY + HOUR, note: '' };
    got(await announceAbsence(app, anna.actor, { ...of, ...span }));
    for (let day = 0; day < 4; day += 1) await silentTurn();
    expect(await missed()).toBe(1);
    expect(got(await proveSheet(app, anna.actor, { ...of, turn: 6 }))).toMatchObject({
      origin: 'excused',
      agrees: true,
    });
    const { campaignId } = table;
    const reason = 'To see whether it stands.';
    got(await rollBack(app, table.master.actor, { campaignId, to: 1, rerunThrough: 6, reason }));
    expect(await missed()).toBe(1);
    house.pass(HOUR);
    expect(got(await verifyCampaign(app, table.master.actor, { campaignId })).faults).toEqual([]);
  });

  test('nobody has missed a turn whose clock was held before its deadline, whenever it is closed', async () => {
    const { app, table, campaignId, seat, silentTurn, loudTurn } = await alone();
    await loudTurn();
    got(await holdClock(app, table.master.actor, { campaignId }));
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 0 });
    await silentTurn();
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 1 });
  });

  test('“I am back”: the ruler orders again; the absence ends; the silence stays counted until orders come', async () => {
    const { app, of, seat, silentTurn, anna, table } = await alone({ missedTurns: 'caretaker' });
    await silentTurn();
    await silentTurn();
    const { deadline } = await campaignOf(table);
    expect(got(await comeBack(app, anna.actor, of))).toEqual({ fromCaretaker: true, fromAbsence: false });
    expect(await seat()).toMatchObject({ control: 'ruler', missedLately: 2 });
    expect((await campaignOf(table)).deadline).toBe(deadline);
    await send(table, ENGLAND);
    await silentTurn();
    expect(await seat()).toMatchObject({ control: 'ruler', missedLately: 0 });
  });

  test('a master has a caretaker look after a seat, and gives it back; its ruler is told', async () => {
    const { app, of, seat, anna, table } = await alone();
    const { actor } = table.master;
    got(await setCaretaker(app, actor, { ...of, caretaker: true, reason: 'Not heard of.' }));
    expect(await seat()).toMatchObject({ status: 'held', control: 'caretaker' });
    expect(await noticesTo(table, anna)).toContain('caretaker-in');
    expect(code(await setCaretaker(app, actor, { ...of, caretaker: true, reason: '' }))).toBe('conflict');
    expect(got(await showTurnout(app, actor, of)).seats).toContainEqual(
      expect.objectContaining({ seat: ENGLAND, origin: 'caretaker', sentAt: null, ready: false }),
    );
    got(await setCaretaker(app, actor, { ...of, caretaker: false, reason: '' }));
    expect(await seat()).toMatchObject({ status: 'held', control: 'ruler' });
    const sent = await send(table, ENGLAND, RECRUIT, { ready: true });
    expect(got(await showTurnout(app, actor, of)).seats).toContainEqual(
      expect.objectContaining({ seat: ENGLAND, origin: 'sheet', sentAt: sent.at, ready: true }),
    );
    expect(code(await showTurnout(app, anna.actor, of))).toBe('not-allowed');
  });

  test('orders from a ruler whose seat a caretaker has make it their own again', async () => {
    const { seat, silentTurn, table } = await alone({ missedTurns: 'caretaker' });
    await silentTurn();
    await silentTurn();
    await send(table, ENGLAND, RECRUIT);
    expect(await seat()).toMatchObject({ control: 'ruler' });
  });

  test('taking back one’s own seat doesn’t stretch the clock', async () => {
    const { app, house, of, seat, silentTurn, anna, table } = await alone();
    await silentTurn();
    const { deadline, dueAt } = await campaignOf(table);
    house.pass(HOUR);
    expect(code(await comeBack(app, anna.actor, of))).toBe('not-allowed');
    got(await takeOverSeat(app, anna.actor, of));
    expect(await seat()).toMatchObject({ status: 'held', userId: anna.id });
    expect(await campaignOf(table)).toMatchObject({ deadline, dueAt });
  });

  test('standing orders are carried out in a turn without a sheet, and it is missed all the same', async () => {
    const { app, of, seat, silentTurn, loudTurn, anna } = await alone();
    await loudTurn();
    got(await leaveStandingOrders(app, anna.actor, { ...of, standing: { text: RECRUIT } }));
    await silentTurn();
    const proof = got(await proveSheet(app, anna.actor, { ...of, turn: 2 }));
    expect(proof).toMatchObject({ origin: 'standing', receipt: null, agrees: true });
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['RECRUIT']);
    expect(await seat()).toMatchObject({ missedLately: 1 });
  });

  test('standing orders can be read back as they would be understood now, by their ruler alone', async () => {
    const { app, of, table, anna } = await alone();
    const read = async () => got(await readStandingOrders(app, anna.actor, of));
    expect(await read()).toBe(null);
    const left = got(await leaveStandingOrders(app, anna.actor, { ...of, standing: { text: RECRUIT } }));
    const ordered = (standing: LeftStanding | null) => standing?.lines.map(({ order, outcome }) => [outcome, order]);
    expect(ordered(await read())).toEqual(ordered(left));
    expect(left.lines.map(({ text, outcome }) => [outcome, text])).toEqual([['accepted', RECRUIT]]);
    expect(code(await readStandingOrders(app, rulerOf(table, LITHUANIA).actor, of))).toBe('not-allowed');
    got(await leaveStandingOrders(app, anna.actor, { ...of, standing: null }));
    expect(await read()).toBe(null);
  });

  test('a turn that a master closes before its deadline is missed by nobody', async () => {
    const { app, campaignId, seat, table } = await alone();
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    expect(await seat()).toMatchObject({ status: 'held', missedLately: 0 });
  });

  test.each([
    ['counts', 'sheet', ['RECRUIT']],
    ['dropped', 'none', []],
  ] as const)('a forced-out ruler’s sheet: where it is set that it %s', async (removedSheet, origin, verbs) => {
    const { app, house, campaignId, table } = await alone({ removedSheet });
    await send(table, ENGLAND, RECRUIT);
    const removal = { campaignId, seat: ENGLAND, reason: 'cheating' };
    got(await removeRuler(app, table.master.actor, removal));
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    const record = await house.db
      .selectFrom('sheetOfRecord')
      .selectAll()
      .where('campaignId', '=', campaignId)
      .where('seat', '=', ENGLAND)
      .executeTakeFirstOrThrow();
    expect(record.origin).toBe(origin);
    expect(JSON.parse(record.orders).map(({ verb }: { readonly verb: string }) => verb)).toEqual(verbs);
  });
});
