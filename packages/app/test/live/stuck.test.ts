import { DAY } from '@chancery/core';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { RING } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { got } from '../sample/people.ts';
import { rulerOf } from '../sample/play.ts';
import { ANN, BOB, course, post, ringTable } from './ring-table.ts';

onEachDatabase('live play that is stuck', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('a post that the rules cannot resolve can be withdrawn, and those behind it are resolved', async () => {
    const table = await ringTable(store(), ['Ann', 'Bob', 'Cem'], { deadlineRule: null });
    const { app } = table.house;
    const broken = {
      ...app,
      rulesets: [
        {
          ...RING,
          begin: () => {
            throw new Error('a bug');
          },
        },
      ],
    };
    expect((await post(table, ANN, 'SOW', {}, broken)).resolved).toBe(null);
    expect((await post(table, BOB, 'SOW', {}, broken)).resolved).toBe(null);
    table.house.pass(DAY);
    got(await withdrawOrders(app, rulerOf(table, ANN).actor, { campaignId: table.campaignId, seat: ANN }));
    await tick(app);
    expect(await course(table)).toEqual(['Bob sheet 1']);
  });
});
