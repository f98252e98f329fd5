import { DAY, MINUTE } from '@chancery/core';
import { listPresences } from '@chancery/store';
import { onEachDatabase, opened } from '@chancery/store/test';
import { expect, test } from 'vitest';
import type { House } from '../../src/server/open-house.ts';
import { openPresence } from '../../src/server/presence.ts';
import { keptLog } from './visitor.ts';

onEachDatabase('a process', (database) => {
  test('shows itself with its clock until it stops, and says when its clock is wrong', async () => {
    const store = await opened(await database.place('schema'));
    const { log, lines } = keptLog();
    const off = 3 * DAY;
    const app = { store, log, now: () => Date.now() + off, config: { engine: '1.0.0' } } as unknown as House['app'];
    const presence = await openPresence({ app }, 'worker', true);
    const [row] = await listPresences(store.db);
    expect(row).toMatchObject({ role: 'worker', works: 1, engine: '1.0.0' });
    // SQLite has no clock but ours.
    const wrong = database.kind === 'postgres';
    expect(Math.abs(presence.ahead() - (wrong ? off : 0))).toBeLessThan(MINUTE);
    expect(row?.ahead).toBe(presence.ahead());
    expect(Math.abs((row?.seenAt ?? 0) - Date.now() - (wrong ? 0 : off))).toBeLessThan(MINUTE);
    expect(lines.join('').includes('it closes no window')).toBe(wrong);
    await presence.stop();
    expect(await listPresences(store.db)).toEqual([]);
  });
});
