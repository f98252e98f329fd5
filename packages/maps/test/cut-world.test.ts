import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '@chancery/core';
import { expect, test } from 'vitest';
import { cutWorld, drawSvg, faultsOfWorld } from '../src/index.ts';

const FILE = '../../../rulesets/medieval-diplomacy/src/scenarios/europe-1320/world.json';
const europe = JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')) as World;
const numberOf = (name: string): number => europe.areas.find((area) => area.name === name)?.number ?? 0;
const cut = (...names: readonly string[]): World =>
  cutWorld(europe, names.map(numberOf), { id: 'part', title: 'A part' });

test('areas are numbered anew in the order in which they are named, with the borders between them', () => {
  const part = cut('Dublin', 'Ulster', 'Wales', 'Irish Sea');
  expect(part.areas.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Dublin'],
    [2, 'Ulster'],
    [3, 'Wales'],
    [4, 'Irish Sea'],
  ]);
  expect(part.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
    [3, 4, 'coast'],
    [1, 2, 'land'],
    [1, 4, 'coast'],
    [2, 4, 'coast'],
  ]);
});

test('what is cut out is a world without fault, on a sheet of its own', () => {
  const part = cut('London', 'York', 'Gloucester', 'Norwich', 'Wales', 'Northumberland', 'North Sea', 'Irish Sea');
  expect(faultsOfWorld(part)).toEqual([]);
  expect(part.width).toBeLessThan(europe.width);
  expect(part.height).toBeLessThan(europe.height);
  const points = part.wilds.flat();
  expect(points.length).toBeGreaterThan(0);
  for (const [at, value] of points.entries()) {
    expect(Number.isInteger(value) && value >= 0 && value <= (at % 2 === 0 ? part.width : part.height)).toBe(true);
  }
  expect(drawSvg(part, { title: 'A part', areas: [], powers: [], arrows: [], markers: [] })).toContain('Norwich');
});

test('of no areas nothing is left, and numbers that the world does not have are passed over', () => {
  expect(cutWorld(europe, [9999], { id: 'none', title: 'None' })).toMatchObject({ areas: [], borders: [] });
});
