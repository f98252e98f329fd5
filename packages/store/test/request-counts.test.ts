import { expect, test } from 'vitest';
import { addRequestCounts, forgetRequestCounts } from '../src/index.ts';
import { freshStore, onEachDatabase } from './databases.ts';
import { NOON } from './sample/campaign.ts';

const MINUTE = 60_000;
const ANNA = { who: 'anna', began: NOON, used: 3 };
const MAUD = { who: 'maud', began: NOON, used: 1 };

onEachDatabase('requests counted together', (database) => {
  test('are added up while a window goes on, from its first beginning, and counted anew when it is over', async () => {
    const { db } = await freshStore(database);
    expect(await addRequestCounts(db, [ANNA], MINUTE)).toEqual([ANNA]);
    const later = await addRequestCounts(db, [MAUD, { ...ANNA, began: NOON + MINUTE - 1 }], MINUTE);
    expect(later).toEqual([{ ...ANNA, used: 6 }, MAUD]);
    const over = { ...ANNA, began: NOON + MINUTE, used: 2 };
    expect(await addRequestCounts(db, [over], MINUTE)).toEqual([over]);
    await forgetRequestCounts(db, NOON + MINUTE);
    expect(await addRequestCounts(db, [{ ...over, used: 0 }], MINUTE)).toEqual([over]);
    expect(await addRequestCounts(db, [{ ...MAUD, used: 0 }], MINUTE)).toEqual([{ ...MAUD, used: 0 }]);
  });

  test('by many processes at once are all counted, however many they are', async () => {
    const { db } = await freshStore(database);
    const crowd = Array.from({ length: 1500 }, (_, i) => ({ who: `somebody ${i}`, began: NOON, used: 1 }));
    await Promise.all([0, 1, 2].map((turn) => addRequestCounts(db, turn === 1 ? crowd.toReversed() : crowd, MINUTE)));
    const sums = await addRequestCounts(db, crowd, MINUTE);
    expect(sums).toHaveLength(1500);
    expect(new Set(sums.map(({ used }) => used))).toEqual(new Set([4]));
  });
});
