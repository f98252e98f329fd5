import { expect, test } from 'vitest';
import {
  addSignals,
  firstPlace,
  forgetSignals,
  jsonText,
  placeSignals,
  signalsBehind,
  signalsTo,
} from '../src/index.ts';
import { freshStore, onEachDatabase } from './databases.ts';
import { begunCampaign, ENGLAND, FRANCE, NOON } from './sample/campaign.ts';

onEachDatabase('signals', (database) => {
  const made = async () => {
    const { db } = await freshStore(database);
    const { campaignId } = await begunCampaign(db);
    const signal = { campaignId, party: null, facts: jsonText({}), at: NOON };
    const add = (...given: readonly object[]) =>
      db.transaction().execute((trx) =>
        addSignals(
          trx,
          given.map((each) => ({ ...signal, dedupeKey: 'none', ...each })),
        ),
      );
    return { db, campaignId, signal, add };
  };

  test('are given once for each key, and have places when somebody has looked', async () => {
    const { db, add } = await made();
    expect(await placeSignals(db)).toBe(0);
    await add({ dedupeKey: 'b' }, { dedupeKey: 'a' });
    await add({ dedupeKey: 'b' }, { dedupeKey: 'c', at: NOON - 1 });
    expect(await signalsBehind(db, 0, 10)).toEqual([]);
    expect(await placeSignals(db)).toBe(3);
    expect((await signalsBehind(db, 0, 10)).map(({ dedupeKey, place }) => [dedupeKey, place])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
    expect((await signalsBehind(db, 1, 1)).map(({ dedupeKey }) => dedupeKey)).toEqual(['a']);
    expect(await placeSignals(db)).toBe(3);
  });

  test('whoever goes on from a place misses none that was written before it and seen after it', async () => {
    const { db, add, signal } = await made();
    if (database.kind === 'sqlite') return expect(await placeSignals(db)).toBe(0); // it has one writer at a time
    let seen: number | undefined;
    await db.transaction().execute(async (trx) => {
      await addSignals(trx, [{ ...signal, dedupeKey: 'slow' }]);
      await add({ dedupeKey: 'quick', at: NOON + 1 });
      seen = await placeSignals(db);
      expect((await signalsBehind(db, 0, 10)).map(({ dedupeKey }) => dedupeKey)).toEqual(['quick']);
    });
    await placeSignals(db);
    expect((await signalsBehind(db, seen ?? 0, 10)).map(({ dedupeKey }) => dedupeKey)).toEqual(['slow']);
  });

  test('by several processes at once each gets one place', async () => {
    const { db, add } = await made();
    await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        await add({ dedupeKey: `one ${i}` }, { dedupeKey: `two ${i}` });
        await placeSignals(db);
      }),
    );
    expect((await signalsBehind(db, 0, 100)).map(({ place }) => place)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
  });

  test('a party hears what is for all and what is for it, from its time on', async () => {
    const { db, add, campaignId } = await made();
    await add(
      { dedupeKey: '1' },
      { dedupeKey: '2', party: ENGLAND, at: NOON + 1 },
      { dedupeKey: '3', party: FRANCE, at: NOON + 2 },
      { dedupeKey: '4', party: ENGLAND, at: NOON + 3 },
    );
    const upTo = await placeSignals(db);
    const told = async (party: typeof ENGLAND | null, since: number, behind = 0) =>
      (await signalsTo(db, { campaignId, party, since }, { behind, upTo, limit: 10 })).map(
        ({ dedupeKey }) => dedupeKey,
      );
    expect(await told(null, 0)).toEqual(['1']);
    expect(await told(ENGLAND, 0)).toEqual(['1', '2', '4']);
    expect(await told(ENGLAND, NOON + 2)).toEqual(['1', '4']);
    expect(await told(ENGLAND, 0, 2)).toEqual(['4']);
    await forgetSignals(db, NOON + 2);
    expect([await firstPlace(db), await placeSignals(db)]).toEqual([3, 4]);
  });
});
