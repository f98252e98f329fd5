import { DAY, rulesetId, type SeatId } from '@chancery/core';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, got, HOUR, houseOf, type Table } from '../sample/people.ts';
import { campaignOf, rulerOf } from '../sample/play.ts';
import { course, post } from './ring-table.ts';
import { shoreTable } from './shore-table.ts';

/** Heptarchy with the deadlines of its rulebook, since the master says nothing; an hour ago it has begun. */
const asUsual = (store: Parameters<typeof houseOf>[0]): Promise<Table> =>
  begunTable(houseOf(store), ['Ann', 'Bob'], {
    ruleset: rulesetId('heptarchy'),
    scenario: 'saxon-shore',
    deadlineRule: undefined as never,
    settings: { startWhenFull: false, emptySeats: 'rule' },
  });

onEachDatabase('the clock of Heptarchy', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('HEP-17.4 Turn 0 has 96 hours however often its players post, and each Phase 48', async () => {
    const table = await asUsual(store());
    const { app } = table.house;
    const [first, second] = table.seats as [SeatId, SeatId];
    const left = async (): Promise<number> => ((await campaignOf(table)).deadline ?? 0) - app.now();
    expect(await left()).toBe(95 * HOUR);
    await post(table, first, `RAISE LEVY ${first}`);
    expect(await left()).toBe(95 * HOUR);
    for (const seat of [first, second]) await post(table, seat, 'END');
    expect(await left()).toBe(2 * DAY);
    table.house.pass(HOUR);
    await post(table, first, `DEVELOP ${first} Grain`);
    expect(await left()).toBe(47 * HOUR);
    await post(table, first, 'END');
    expect(await left()).toBe(2 * DAY);
    table.house.pass(2 * DAY);
    await tick(app);
    expect(await left()).toBe(2 * DAY);
  });

  test('HEP-17.4 a master who goes back into Turn 0 opens it for 96 hours, and a Phase for 48', async () => {
    const table = await asUsual(store());
    const { house, master, campaignId } = table;
    const [first, second] = table.seats as [SeatId, SeatId];
    await post(table, first, `RAISE LEVY ${first}`);
    for (const seat of [first, second]) await post(table, seat, 'END');
    const back = async (to: number): Promise<number> => {
      got(await rollBack(house.app, master.actor, { campaignId, to, rerunThrough: to, reason: 'a slip' }));
      return ((await campaignOf(table)).deadline ?? 0) - house.app.now();
    };
    const opened = (await campaignOf(table)).turn;
    await post(table, first, `DEVELOP ${first} Grain`);
    expect(await back(opened)).toBe(2 * DAY);
    expect(await back(1)).toBe(4 * DAY);
    expect(await back(0)).toBe(4 * DAY);
  });

  test('HEP-17.4 a draft that is marked is sent when the Phase of its player opens, another one waits', async () => {
    const table = await shoreTable(store(), ['Ann', 'Bob', 'Cem']);
    const { app } = table.house;
    const { campaignId } = table;
    const [first, second, third] = table.seats as [SeatId, SeatId, SeatId];
    for (const seat of [first, second, third]) await post(table, seat, 'END');
    const draft = async (seat: SeatId, whenCalled: boolean): Promise<void> => {
      const text = `RAISE LEVY ${seat}\nEND`;
      const { actor } = rulerOf(table, seat);
      got(await saveDraft(app, actor, { campaignId, seat, channel: 'desk', text, whenCalled }));
    };
    await draft(second, true);
    await draft(third, false);
    const before = (await course(table)).length;
    await post(table, first, 'END');
    await tick(app);
    expect((await course(table)).slice(before)).toEqual([`${first} sheet 1`, `${second} sheet 2`]);
  });
});
