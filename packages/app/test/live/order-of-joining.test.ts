import { MINUTE, type SeatId, seatId } from '@chancery/core';
import { toText } from '@chancery/reports';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { inPlay } from '../../src/campaign/pace/in-play.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { readPublicReport } from '../../src/desk/reading/read-report.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { got, HOUR, houseOf, newPlayer, openTable, type Player, type Table } from '../sample/people.ts';
import { campaignOf, reportMails, rulerOf } from '../sample/play.ts';
import { course, post } from './ring-table.ts';
import { SHORE_TERMS } from './shore-table.ts';

type Store = Parameters<typeof houseOf>[0];

/** The Saxon Shore, open to players; they join a minute apart. Chenth, Wiltescire and Exsessa are its players, in this order. */
const joined = async (
  store: Store,
  seats: readonly (SeatId | undefined)[],
  { apart = MINUTE, ...settings }: Partial<CampaignSettings> & { readonly apart?: number } = {},
): Promise<Table> => {
  const house = houseOf(store);
  const table = await openTable(house, { ...SHORE_TERMS, settings: { ...SHORE_TERMS.settings, ...settings } });
  const { campaignId } = table;
  const rulers: Player[] = [];
  for (const [place, seat] of seats.entries()) {
    const player = await newPlayer(house.db, `Player${place}`);
    got(await joinCampaign(house.app, player.actor, seat === undefined ? { campaignId } : { campaignId, seat }));
    if (seat !== undefined) rulers[table.seats.indexOf(seat)] = player;
    house.pass(apart);
  }
  return { ...table, rulers };
};

/** The same, begun. */
const begun = async (...given: Parameters<typeof joined>): Promise<Table> => {
  const table = await joined(...given);
  const { house, master, campaignId } = table;
  got(await startCampaign(house.app, master.actor, { campaignId }));
  return table;
};

/** Whom the open window asks, in the order of the player list. */
const asked = async (table: Table): Promise<readonly SeatId[]> => {
  const { window } = await inPlay(table.house.db, table.house.app, await campaignOf(table));
  return window.kind === 'window' ? window.seats : [];
};

/** The seats that are held, in the order of the names of their rulers. */
const drawn = async ({ house: { db }, campaignId }: Table): Promise<readonly SeatId[]> => {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.userId')
    .select('seat')
    .where('campaignId', '=', campaignId)
    .orderBy('user.name')
    .execute();
  return rows.map(({ seat }) => seat);
};

const publicReport = async ({ house, campaignId, master }: Table): Promise<string> =>
  toText(got(await readPublicReport(house.app, master.actor, { campaignId })).report, { rules: true });

const faults = async ({ house, campaignId, master }: Table) =>
  got(await verifyCampaign(house.app, master.actor, { campaignId })).faults;

const CHENTH = seatId('CHE');
const WILTESCIRE = seatId('WIL');
const EXSESSA = seatId('EXS');
const SUDSEXE = seatId('SSX');

onEachDatabase('the order of joining', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('HEP-1.12 whoever has joined first has the first Phase, and everybody can read the list from the start', async () => {
    const table = await begun(store(), [SUDSEXE, CHENTH]);
    expect(await publicReport(table)).toMatch(/The player list: Sudsexe and Chenth\.\s+\[HEP-1\.12\]/);
    expect(await asked(table)).toEqual([SUDSEXE, CHENTH]);
    await post(table, CHENTH, 'END');
    await post(table, SUDSEXE, 'END');
    expect(await asked(table)).toEqual([SUDSEXE]);
    await post(table, SUDSEXE, 'END');
    expect(await asked(table)).toEqual([CHENTH]);
    expect(await faults(table)).toEqual([]);
  });

  test('HEP-1.12 it is told as an entry of its own when the game begins: Turn 0 keeps its time, and each has one mail', async () => {
    const table = await begun(store(), [EXSESSA, CHENTH]);
    const { turn, deadline, startedAt } = await campaignOf(table);
    expect([turn, await course(table)]).toEqual([1, [' acts 0']]);
    expect((deadline ?? 0) - (startedAt ?? 0)).toBe(24 * HOUR);
    const mailed = [...(await reportMails(table, 0)), ...(await reportMails(table, 1))].map(({ userId }) => userId);
    expect(mailed.sort()).toEqual([CHENTH, EXSESSA].map((seat) => rulerOf(table, seat).id).sort());
  });

  test('HEP-1.12 bots come last; who is not played stays as they were', async () => {
    const table = await begun(store(), [EXSESSA], { emptySeats: 'caretaker' });
    expect(await asked(table)).toEqual([EXSESSA, CHENTH, WILTESCIRE]);
    const report = await publicReport(table);
    expect(report).toMatch(/The player list: Exsessa, Chenth and Wiltescire\./);
    expect(report).not.toContain('is led by');
  });

  test('HEP-1.12 nothing is told where all have joined in the order of the list, or at the same time', async () => {
    for (const table of [
      await begun(store(), [CHENTH, WILTESCIRE, EXSESSA]),
      await begun(store(), [EXSESSA, WILTESCIRE, CHENTH], { apart: 0 }),
    ]) {
      expect(await course(table)).toEqual([]);
      expect(await publicReport(table)).not.toContain('The player list');
    }
  });

  test('HEP-1.12 where kingdoms are given out by lot, whoever has asked first is first, and each is waited for from the start', async () => {
    const table = await begun(store(), [undefined, undefined, undefined], { seatChoice: 'lot' });
    expect(await asked(table)).toEqual(await drawn(table));
  });

  test('HEP-1.12 a game that is taken back to its beginning has the same order, and one who comes then is last', async () => {
    const table = await begun(store(), [EXSESSA, CHENTH]);
    const { house, master, campaignId } = table;
    await post(table, EXSESSA, 'END');
    got(await rollBack(house.app, master.actor, { campaignId, to: 0, rerunThrough: 0, reason: 'a slip' }));
    const late = await newPlayer(house.db, 'Late');
    got(await takeOverSeat(house.app, late.actor, { campaignId, seat: WILTESCIRE }));
    await tick(house.app);
    expect(await asked(table)).toEqual([EXSESSA, CHENTH, WILTESCIRE]);
    expect(await faults(table)).toEqual([]);
  });
});
