import { faultsOfWorld } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { AREAS, areaOf, borderKind, grown } from './small-realm.ts';

describe('borders by nature', () => {
  const { world } = grown();

  test.each([
    ['West', 'Middle', 'land'],
    ['Middle', 'North Sea', 'coast'],
    ['Sound', 'North Sea', 'sea'],
    ['West', 'East', undefined],
    ['East', 'Island', undefined],
  ])('%s and %s: %s', (one, other, kind) => {
    expect(borderKind(world, one, other)).toBe(kind);
  });

  test('stand in the order of their areas', () => {
    const keys = world.borders.map(({ a, b }) => 100 * a + b);
    expect(keys).toEqual([...keys].sort((one, other) => one - other));
    expect(world.borders.every(({ a, b }) => a < b)).toBe(true);
  });

  test('need the least length, except in a strait from coast to coast', () => {
    const wide = grown(AREAS, '', { leastBorder: 100 }).world;
    expect(borderKind(world, 'Middle', 'Bay')).toBe('coast');
    expect(borderKind(wide, 'South Sea', 'Bay')).toBe('sea');
    expect(borderKind(grown(AREAS, '', { leastBorder: 400 }).world, 'Middle', 'Bay')).toBeUndefined();
  });
});

describe('corrections', () => {
  test.each([
    ['mountain', 'West', 'Middle', 'mountain'],
    ['river', 'Middle', 'East', 'river'],
    ['bridge', 'Middle', 'East', 'bridge'],
    ['reef', 'Middle', 'North Sea', 'reef'],
    ['none', 'West', 'Middle', undefined],
    ['strait', 'East', 'Island', 'strait'],
    ['land', 'West', 'East', 'land'],
    ['coast', 'West', 'Sound', 'coast'],
    ['sea', 'Sound', 'Bay', 'sea'],
  ])('%s between %s and %s', (correction, one, other, kind) => {
    const { world, remarks } = grown(AREAS, `${one},${other},${correction},because\n`);
    expect(borderKind(world, one, other)).toBe(kind);
    expect(remarks).toEqual([]);
  });

  test('a strait is crossed on the straight line between the nearest coasts', () => {
    const { world } = grown(AREAS, 'East,4,strait,ferry\n');
    const strait = world.borders.find(({ kind }) => kind === 'strait');
    const [ax, ay, bx, by] = strait?.lines[0] ?? [];
    const { rings: east } = areaOf(world, 'East');
    const { rings: island } = areaOf(world, 'Island');
    const has = (rings: typeof east, x = 0, y = 0): boolean =>
      rings.some((ring) => ring.some((value, at) => at % 2 === 0 && value === x && ring[at + 1] === y));
    expect(strait?.lines).toHaveLength(1);
    expect([has(east, ax, ay), has(island, bx, by)]).toEqual([true, true]);
    expect(Math.hypot((ax ?? 0) - (bx ?? 0), (ay ?? 0) - (by ?? 0))).toBeLessThan(55);
    expect(faultsOfWorld(world)).toEqual([]);
  });

  test('a barrier keeps the line of the border it bars', () => {
    const lines = (borders: string) =>
      grown(AREAS, borders).world.borders.find(({ a, b }) => a === 1 && b === 2)?.lines;
    expect(lines('West,Middle,mountain,\n')).toEqual(lines(''));
  });

  test.each([
    ['West,East,none,', 'West and East have no border anyway'],
    ['West,Middle,land,', 'West and Middle have a land border anyway'],
    ['West,East,mountain,', 'West and East do not touch, so there is no mountain'],
    ['West,Sound,reef,', 'West and Sound do not touch, so there is no reef'],
  ])('%s changes nothing, and that is remarked', (line, text) => {
    const { world, remarks } = grown(AREAS, `${line}\n`);
    expect(remarks).toEqual([{ file: 'borders.csv', line: 2, text }]);
    expect(world).toEqual(grown().world);
  });
});
