import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { dryRun } from '../../src/turn/triggers/dry-run.ts';
import { everythingOf } from '../sample/everything.ts';
import { begunTable, code, got, houseOf } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, MARCH_OUT, rulerOf, send } from '../sample/play.ts';

onEachDatabase('a dry run', (database) => {
  const store = suiteStore(database);

  test('shows the master what would happen now, nobody else, and leaves no trace', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId, master } = table;
    await send(table, ENGLAND, MARCH_OUT);
    const before = await everythingOf(store(), campaignId);
    const shown = got(await dryRun(house.app, master.actor, { campaignId }));
    expect(shown.turn).toBe(1);
    expect(shown.sheets).toContainEqual({ seat: ENGLAND, origin: 'sheet', orders: 2 });
    expect(shown.sheets).toContainEqual({ seat: LITHUANIA, origin: 'excused', orders: 0 });
    expect(shown.tellings.length).toBeGreaterThan(0);
    expect(code(await dryRun(house.app, rulerOf(table, ENGLAND).actor, { campaignId }))).toBe('not-allowed');
    expect(await everythingOf(store(), campaignId)).toEqual(before);
  });
});
