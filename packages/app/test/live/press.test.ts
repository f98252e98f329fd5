import type { SeatId } from '@chancery/core';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { got } from '../sample/people.ts';
import { rulerOf } from '../sample/play.ts';
import { shoreTable } from './shore-table.ts';

onEachDatabase('words in a post', (database: TestDatabase) => {
  const store = suiteStore(database);

  test.each([
    ['open', true],
    ['public', true],
    ['none', false],
  ] as const)('HEP-15.2 messages are offered as far as the press goes: %s', async (pressMode, offered) => {
    const table = await shoreTable(store(), ['Ann', 'Bob']);
    const { house, campaignId, master } = table;
    const { app } = house;
    const [seat] = table.seats as [SeatId];
    const { actor } = rulerOf(table, seat);
    got(await changeSettings(app, master.actor, { campaignId, pressMode }));
    const { choices } = got(await readTurnFile(app, actor, { campaignId, seat }));
    expect(Object.keys(choices).includes('MESSAGE')).toBe(offered);
    const post = { campaignId, seat, channel: 'desk', text: 'MESSAGE ALL "Beware."' } as const;
    const { lines } = got(await saveDraft(app, actor, post));
    expect(lines.map(({ outcome }) => outcome !== 'illegal')).toEqual([offered]);
  });
});
