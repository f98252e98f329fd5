import { faultsOfWorld } from '@chancery/maps';
import type { PointArea } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { openGrowWork } from '../../src/server/grow-work/open-grow-work.ts';

const points = (count: number): readonly PointArea[] =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    name: `Area ${at + 1}`,
    kind: 'land',
    x: (at * 37) % 101,
    y: (at * 91) % 97,
  }));
const HEAD = { id: 'isle', title: 'The isle' };

describe('worlds grown in a thread', () => {
  test('come one after the other, and the server answers others meanwhile', async () => {
    const grow = openGrowWork();
    let beats = 0;
    const heart = setInterval(() => {
      beats += 1;
    }, 5);
    const grown = await Promise.all([grow(points(60), {}, HEAD), grow(points(12), {}, { ...HEAD, id: 'islet' })]);
    clearInterval(heart);
    expect(grown.map((result) => result.ok && [result.value.id, faultsOfWorld(result.value)])).toEqual([
      ['isle', []],
      ['islet', []],
    ]);
    expect(beats).toBeGreaterThan(3);
  });

  test('are refused with the faults of their points', async () => {
    expect(await openGrowWork()([], {}, HEAD)).toEqual({ ok: false, error: [{ code: 'no-areas' }] });
  });

  test('are given up when they take too long, and the next is grown all the same', async () => {
    const grow = openGrowWork({ time: 1 });
    expect(await grow(points(200), {}, HEAD)).toEqual({ ok: false, error: [{ code: 'took-too-long' }] });
    const patient = openGrowWork({ time: 60_000 });
    expect((await patient(points(3), {}, HEAD)).ok).toBe(true);
  });

  test('are not even begun when too many wait', async () => {
    const grow = openGrowWork({ waiting: 1 });
    const asked = [1, 2, 3].map(() => grow(points(4), {}, HEAD));
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await asked[2]).toEqual({ ok: false, error: [{ code: 'too-many-waiting' }] });
    expect((await grow(points(4), {}, HEAD)).ok).toBe(true);
  });
});
