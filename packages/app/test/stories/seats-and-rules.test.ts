import type { AnyRuleset, SeatId } from '@chancery/core';
import { findSeat, seatHistoryOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import type { CreateCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { comeBack } from '../../src/campaign/people/come-back.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf, newPlayer } from '../sample/people.ts';
import {
  campaignOf,
  ENGLAND,
  HORDE,
  LITHUANIA,
  noticesTo,
  RECRUIT,
  ROUM,
  reportMails,
  rulerOf,
  send,
  withRules,
} from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('seats without a ruler', (database) => {
  const store = suiteStore(database);
  const play = async (names: readonly string[], terms: Partial<CreateCampaign> = {}) => {
    const house = houseOf(store());
    const settings = { startWhenFull: false, ...(terms.settings as object) };
    const table = await begunTable(house, names, { ...terms, settings });
    const { campaignId, master } = table;
    const { app, db } = house;
    /** How the rules take a seat. */
    const control = async (seat: SeatId): Promise<string> => {
      const { state } = await db
        .selectFrom('state')
        .select('state')
        .where('campaignId', '=', campaignId)
        .orderBy('edition', 'desc')
        .orderBy('turn', 'desc')
        .executeTakeFirstOrThrow();
      const realms: readonly ({ readonly number: number; readonly control: string } | null)[] =
        JSON.parse(state).realms;
      return realms.find((realm) => realm?.number === table.seats.indexOf(seat) + 1)?.control ?? '';
    };
    const seat = (which: SeatId) => findSeat(db, campaignId, which);
    const close = async (turn: number) => {
      got(await closeTurn(app, master.actor, { campaignId, turn }));
      house.pass(HOUR);
    };
    /** A day in which England and Lithuania send orders and nobody else does. */
    const day = async (rules = app) => {
      for (const loud of [ENGLAND, LITHUANIA]) await send(table, loud);
      house.pass(DAY);
      const { turn } = await campaignOf(table);
      got(await closeTurn(rules, master.actor, { campaignId, turn: turn + 1 }));
    };
    return { house, app, db, table, campaignId, master, control, seat, close, day };
  };

  test('MD-18.4 realms without a player start under local forces, and closed ones too', async () => {
    const { close, control, table } = await play(['Anna', 'Boris'], { closedSeats: [ROUM] });
    await send(table, ENGLAND);
    await close(1);
    expect([await control(ENGLAND), await control(LITHUANIA)]).toEqual(['player', 'player']);
    expect([await control(HORDE), await control(ROUM)]).toEqual(['computer', 'computer']);
  });

  test('seats that are empty from the start have caretakers where the campaign is set so', async () => {
    const { close, control, seat, table } = await play(['Anna'], { settings: { emptySeats: 'caretaker' } });
    expect((await seat(HORDE))?.control).toBe('caretaker');
    await send(table, ENGLAND);
    await close(1);
    expect(await control(HORDE)).toBe('player');
  });

  test('MD-18.20 who takes over a realm of the computer orders for it in the same turn, and it is theirs', async () => {
    const { close, control, app, house, campaignId, table, master } = await play(['Anna', 'Boris']);
    await close(1);
    const eva = await newPlayer(house.db, 'Eva');
    const sheet = { campaignId, seat: HORDE, channel: 'api', text: '' } as const;
    expect(code(await submitOrders(app, eva.actor, sheet))).toBe('not-allowed');
    got(await takeOverSeat(app, eva.actor, { campaignId, seat: HORDE }));
    const file = got(await readTurnFile(app, eva.actor, { campaignId, seat: HORDE }));
    expect(Object.keys(file.choices)).toContain('RECRUIT');
    expect(got(await submitOrders(app, eva.actor, sheet))).toMatchObject({ turn: 2, counts: true });
    await close(2);
    expect(await control(HORDE)).toBe('player');
    expect(await control(ROUM)).toBe('computer');
    expect(got(await submitOrders(app, eva.actor, sheet))).toMatchObject({ turn: 3, counts: true });
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
    expect(table.rulers).toHaveLength(2);
  });

  test.each(['says “I am back”', 'sends orders'] as const)(
    'MD-17.15 whose realm passed to the computer by silence has it again: the ruler %s',
    async (how) => {
      const settings = { missedTurns: 'none' };
      const four = await play(['Anna', 'Boris', 'Clara', 'David'], { options: { autoComputerAfter: 1 }, settings });
      const { app, campaignId, table, day, control, seat } = four;
      await day();
      expect(await control(HORDE)).toBe('computer');
      expect(await seat(HORDE)).toMatchObject({ status: 'held', missedLately: 1 });
      await day();
      // Nobody waits for them, so they miss nothing more.
      expect(await seat(HORDE)).toMatchObject({ missedLately: 1 });
      const clara = rulerOf(table, HORDE).actor;
      if (how === 'sends orders') await send(table, HORDE);
      else expect(got(await comeBack(app, clara, { campaignId, seat: HORDE })).fromCaretaker).toBe(true);
      if (how !== 'sends orders') await send(table, HORDE);
      await day();
      expect(await control(HORDE)).toBe('player');
      expect((await seatHistoryOf(four.db, campaignId, HORDE)).map(({ change }) => change)).toEqual([
        'taken',
        'returned',
      ]);
    },
  );

  test('MD-17.15 who orders for the next turn while that is run which takes their realm has it again by these orders', async () => {
    const settings = { missedTurns: 'none' };
    const four = await play(['Anna', 'Boris', 'Clara', 'David'], { options: { autoComputerAfter: 1 }, settings });
    const { app, house, campaignId, table, control, close } = four;
    for (const loud of [ENGLAND, LITHUANIA]) await send(table, loud);
    house.pass(DAY);
    expect(await send(table, HORDE)).toMatchObject({ turn: 2, provisional: true });
    await tick(app);
    expect(await control(HORDE)).toBe('computer');
    const [last] = got(await listReceipts(app, rulerOf(table, HORDE).actor, { campaignId, seat: HORDE })).slice(-1);
    expect(last).toMatchObject({ turn: 2, counts: true });
    for (const loud of [ENGLAND, LITHUANIA]) await send(table, loud);
    await close(2);
    const proof = got(await proveSheet(app, rulerOf(table, HORDE).actor, { campaignId, seat: HORDE, turn: 2 }));
    expect(proof).toMatchObject({ origin: 'sheet', agrees: true });
    expect(await control(HORDE)).toBe('player');
  });

  test.each([1, 2])(
    'who has taken a seat is waited for when turns are taken back and run again through %s',
    async (to) => {
      const two = await play(['Anna', 'Boris']);
      const { app, house, campaignId, master, close, control } = two;
      await close(1);
      await close(2);
      const eva = await newPlayer(house.db, 'Eva');
      got(await takeOverSeat(app, eva.actor, { campaignId, seat: HORDE }));
      house.pass(HOUR);
      got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: to, reason: 'a mistake' }));
      const { window } = got(await readTurnFile(app, eva.actor, { campaignId, seat: HORDE }));
      expect(window).toMatchObject({ seats: expect.arrayContaining([HORDE]) });
      house.pass(HOUR);
      await close(to + 1);
      expect(await control(HORDE)).toBe('player');
      await close(to + 2);
      expect(await control(HORDE)).toBe('player');
    },
  );

  test('MD-18.39 nor is it when the turn before is run again', async () => {
    const settings = { missedTurns: 'none' };
    const four = await play(['Anna', 'Boris', 'Clara'], { options: { autoComputerAfter: 3 }, settings });
    const { app, house, campaignId, master, day, control } = four;
    await day();
    await day();
    got(await removeRuler(app, master.actor, { campaignId, seat: HORDE, reason: 'silent' }));
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(app, eva.actor, { campaignId, seat: HORDE }));
    house.pass(HOUR);
    got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: 2, reason: 'a bug was mended' }));
    await day();
    // It would have been the third turn in a row.
    expect(await control(HORDE)).toBe('player');
  });

  test('MD-18.39 what the ruler before has missed is not counted against the new one', async () => {
    const settings = { missedTurns: 'rules' };
    const { app, house, campaignId, day, seat, control } = await play(['Anna', 'Boris', 'Clara', 'David'], {
      settings,
    });
    await day();
    expect(await seat(HORDE)).toMatchObject({ status: 'open', control: 'rule' });
    await day();
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(app, eva.actor, { campaignId, seat: HORDE }));
    await day();
    // It would have been the third turn in a row.
    expect([await control(HORDE), await control(ROUM)]).toEqual(['player', 'computer']);
    expect(await seat(HORDE)).toMatchObject({ status: 'held', missedLately: 1 });
  });

  test('MD-18.19 a realm without a province is flagged to nobody: its silent ruler is warned and keeps it', async () => {
    const { house, table, campaignId, seat, master, day } = await play(['Anna', 'Boris', 'Clara', 'David']);
    const landless = withRules(house, (rules) => ({
      seating: { ...(rules.seating as NonNullable<AnyRuleset['seating']>), viable: (_, which) => which !== HORDE },
    }));
    await day(landless);
    expect([(await seat(HORDE))?.status, (await seat(ROUM))?.status]).toEqual(['held', 'open']);
    expect(await noticesTo(table, rulerOf(table, HORDE))).toContain('turn-missed');
    expect((await noticesTo(table, master)).filter((kind) => kind === 'seat-vacant')).toHaveLength(1);
    expect(campaignId).toBe(table.campaignId);
  });

  test('MD-12.53 an overthrown ruler loses their seat, is told, and does not just take it again', async () => {
    const { app, table, campaignId, seat, close, house } = await play(['Anna', 'Boris', 'Clara', 'David']);
    const anna = rulerOf(table, ENGLAND);
    const all = ['London', 'York', 'Gloucester', 'Norwich'].map((place) => `GIVE PROVINCE ${place} Ind`);
    const { lines } = await send(table, ENGLAND, all.join('\n'));
    expect(lines.map(({ outcome }) => outcome)).not.toContain('malformed');
    await close(1);
    expect(await seat(ENGLAND)).toMatchObject({ status: 'open', userId: null });
    expect(await noticesTo(table, anna)).toContain('seat-lost');
    expect((await reportMails(table)).filter(({ userId }) => userId === anna.id)).toHaveLength(1);
    expect(code(await takeOverSeat(app, anna.actor, { campaignId, seat: ENGLAND }))).toBe('conflict');
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(app, eva.actor, { campaignId, seat: ENGLAND }));
    expect(await send({ ...table, rulers: [eva] }, ENGLAND, RECRUIT)).toMatchObject({ turn: 2, counts: true });
  });
});
