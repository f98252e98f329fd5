import { quickDice, type SeatId } from '@chancery/core';
import { openStore, parsed } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import type { ReceiptContent } from '../../src/desk/sheets/receipt.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { ringHouse, ringTable } from '../live/ring-table.ts';
import { got, type Table } from '../sample/people.ts';
import { Victims } from './victims.ts';

const KILLS = Number(process.env['KILLS'] ?? 6);
const SEED = Number(process.env['KILL_SEED'] ?? 1320);
/** Longer than a post takes to be kept and resolved, in milliseconds. */
const LENGTH = 40;

let victims: Victims;
beforeAll(async () => {
  victims = await Victims.gather(2, 'live-victim.ts');
  return () => victims.dismiss();
});

/** How often each sheet that came was resolved, itself or as it was read again; a sheet that was read again is the same. */
const timesResolved = async ({ house: { db }, campaignId }: Pick<Table, 'house' | 'campaignId'>) => {
  const receipts = await db.selectFrom('receipt').selectAll().where('campaignId', '=', campaignId).execute();
  const beganAs = new Map<string, string>();
  for (const { sheetId, lines } of receipts) {
    const { again } = parsed(lines) as ReceiptContent;
    if (again !== undefined) beganAs.set(sheetId, again);
  }
  const first = (sheet: string): string => {
    const before = beganAs.get(sheet);
    return before === undefined ? sheet : first(before);
  };
  const times = new Map<string, number>();
  for (const { sheetId } of receipts) if (!beganAs.has(sheetId)) times.set(sheetId, 0);
  const rows = await db.selectFrom('sheetOfRecord').select('sheetId').where('campaignId', '=', campaignId).execute();
  for (const { sheetId } of rows) {
    const sheet = sheetId === null ? '' : first(sheetId);
    if (sheet !== '') times.set(sheet, (times.get(sheet) ?? 0) + 1);
  }
  return times;
};

onEachDatabase(`live play killed with SIGKILL at ${KILLS} random points, seed ${SEED}`, (database: TestDatabase) => {
  test('every post that was kept is resolved once, by whoever comes next, and none twice', {
    timeout: KILLS * 5_000,
  }, async () => {
    const dice = quickDice(SEED).at('kill');
    const place = await database.place('schema');
    const store = await openStore(place);
    const table = await ringTable(store, undefined, { deadlineRule: null });
    const { campaignId } = table;
    const rulers = table.rulers.map(({ id: user }, index) => ({ user, seat: table.seats[index] as SeatId }));
    await store.close();
    let now = table.house.app.now();
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const errand = { place, campaignId, rulers, mails: '', now, mark: `${kill}` };
      const died = await victims.kill(errand, { phase: 'close', after: dice.d(LENGTH + 1) - 1 });
      expect(died.faults).toBe('');
      acknowledged += died.acknowledged.length;
      // The claims of the dead have run out.
      now = died.now + 10 * 60_000;
    }
    const house = ringHouse(await opened(place));
    house.pass(now - house.app.now());
    while ((await tick(house.app)).campaigns.closed !== undefined);
    const times = await timesResolved({ house, campaignId });
    expect(times.size).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(KILLS);
    expect([...new Set(times.values())]).toEqual([1]);
    const verified = got(await verifyCampaign(house.app, table.master.actor, { campaignId }));
    expect(verified).toMatchObject({ faults: [], turns: times.size });
  });
});
