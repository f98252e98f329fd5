import { describe, expect, test } from 'vitest';
import { packSetting, packWorld, unpackSetting, unpackWorld } from '../src/index.ts';
import { littleWorld } from './little-world.ts';
import { patchworkWorld } from './patchwork-world.ts';

describe.each([
  ['the little world', littleWorld()],
  ['the patchwork', patchworkWorld()],
])('%s', (_name, world) => {
  test('comes out of its packing as it was, to the last number', () => {
    expect(unpackWorld(JSON.parse(JSON.stringify(packWorld(world))))).toEqual(world);
  });

  test('is smaller when packed', () => {
    expect(JSON.stringify(packWorld(world)).length).toBeLessThan(JSON.stringify(world).length);
  });
});

test('a ring that begins anywhere, and runs either way, is found again', () => {
  const square = [0, 0, 10, 0, 10, 10, 0, 10];
  const turned = [10, 10, 10, 0, 0, 0, 0, 10];
  const [first, second] = littleWorld().areas;
  if (!first || !second) throw new Error('a world without areas');
  const world = {
    ...littleWorld(),
    areas: [
      { ...first, rings: [square] },
      { ...second, rings: [turned] },
    ],
    borders: [],
    wilds: [],
  };
  expect(packWorld(world).arcs).toHaveLength(1);
  expect(unpackWorld(packWorld(world))).toEqual(world);
});

test('a setting goes through the wire with its world packed, and all else as it is', () => {
  const setting = { world: littleWorld(), laws: { salic: true }, none: null };
  const packed = packSetting(setting, setting.world);
  expect(packed).toMatchObject({ laws: { salic: true }, world: { format: 'chancery-world-2' } });
  expect(unpackSetting(JSON.parse(JSON.stringify(packed)))).toEqual(setting);
});
