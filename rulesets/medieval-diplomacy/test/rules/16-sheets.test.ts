import { expect, test } from 'vitest';
import { eventSheet, troopSheet } from '../../src/study/sheets.ts';
import { SMALL_SETTING } from '../small-world.ts';

/** Lines of a printed page, and characters of a line. */
const PAGE = 66;
const WIDTH = 78;

test('MD-16.45 a sheet of one page has the order of all events', () => {
  const words = eventSheet().map(({ text }) => text);
  expect(words.length).toBeLessThanOrEqual(PAGE);
  const steps = words.flatMap((text) => /^[EMF]\d+/.exec(text) ?? []);
  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(steps).toEqual([...numbered('E', 10), ...numbered('M', 15), ...numbered('F', 20)]);
});

test('MD-16.45 a sheet of one page has all troops, ships and fortifications', () => {
  const words = troopSheet(SMALL_SETTING).map(({ text }) => text);
  expect(words.length).toBeLessThanOrEqual(PAGE);
  expect(Math.max(...words.map((text) => text.length))).toBeLessThanOrEqual(WIDTH);
  for (const { name } of SMALL_SETTING.troops)
    expect(words.filter((text) => text.startsWith(`${name}: `))).toHaveLength(1);
  expect(words).toContain('Heavy Cavalry: 2x35%, 2, 3, 8, 0.50, 2, -30%, -50%');
  expect(words).toContain('Siege Machine: 1x5%, 0.5, 2, 6, 0.20, 2, -30%, cannot');
  expect(words).toContain('Royal Galleon: 2x43%, 4, 2, 10, 0.50, 2, 2');
  expect(words).toContain('3 Stone Tower: 9, +49% +1, +19% +0.6, 3, 14, 4');
  expect(words).toContain('12 Citadel: 36, +67% +2.4, +37% +1.8, 12, 50, 16');
});
