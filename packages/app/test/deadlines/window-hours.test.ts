import { rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { tick } from '../../src/worker/tick.ts';

import { begunTable, got, HOUR, type House, houseOf, type Table } from '../sample/people.ts';
import { campaignOf } from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('a window with a deadline of its own', (database) => {
  const store = suiteStore(database);
  /** A turn a day, but three days for the first; an hour ago it has begun. */
  const table = (deadlineRule: unknown = { kind: 'every', milliseconds: DAY }): Promise<Table> => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    return begunTable(house, ['Anna', 'Boris', 'Clara'], {
      ruleset: rulesetId('rounds'),
      scenario: 'five-valleys',
      options: { firstTurnHours: 72 },
      // Nobody sends anything here, and that is no outage.
      settings: { startWhenFull: false, breakerPercent: null },
      deadlineRule: deadlineRule as never,
    });
  };
  const left = async (at: Table): Promise<number> => ((await campaignOf(at)).deadline ?? 0) - at.house.app.now();

  test('it is open for its own hours, and the next by the rhythm of the campaign', async () => {
    const at = await table();
    expect(await left(at)).toBe(71 * HOUR);
    at.house.pass(71 * HOUR - 1);
    await tick(at.house.app);
    expect((await campaignOf(at)).turn).toBe(0);
    at.house.pass(1);
    await tick(at.house.app);
    const after = await campaignOf(at);
    expect([after.turn, await left(at)]).toEqual([1, DAY]);
  });

  test('taken back, it is open for as long again', async () => {
    const at = await table();
    at.house.pass(71 * HOUR);
    await tick(at.house.app);
    const { house, master, campaignId } = at;
    got(await rollBack(house.app, master.actor, { campaignId, to: 0, rerunThrough: 0, reason: 'a slip' }));
    expect(await left(at)).toBe(3 * DAY);
  });

  test('a campaign without a clock has none for it either', async () => {
    const at = await table(null);
    expect((await campaignOf(at)).deadline).toBeNull();
  });
});
