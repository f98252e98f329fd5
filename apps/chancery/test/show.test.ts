import { describe, expect, test } from 'vitest';
import type { Io } from '../src/index.ts';
import { counted, grouped } from '../src/show/counted.ts';
import { hundredths, percent } from '../src/show/numbers.ts';
import { bar, progress } from '../src/show/progress.ts';
import { table } from '../src/show/table.ts';

describe('progress', () => {
  const shownOn = (terminal: boolean): readonly string[] => {
    const seen: string[] = [];
    const draw = (line: string): void => void seen.push(`draw ${line}`);
    const io = { terminal: terminal ? { columns: 60, draw } : null, complain: (line: string) => void seen.push(line) };
    const shown = progress(io as Io, 2);
    shown.step(1, 'Summer');
    shown.step(2, 'Autumn');
    shown.end();
    return seen;
  };

  test('is a bar that grows and goes on a terminal', () => {
    expect(shownOn(true)).toEqual([
      'draw [############------------] 1/2 Summer',
      'draw [########################] 2/2 Autumn',
      'draw ',
    ]);
  });

  test('is a line a step elsewhere', () => {
    expect(shownOn(false)).toEqual(['1/2 Summer', '2/2 Autumn']);
  });

  test('never reaches the last column', () => {
    expect(bar(3, 9, 'A very long heading', 20)).toHaveLength(19);
  });

  test('starts anew when nobody knows the end', () => {
    expect(bar(1, null, 'Day 1', 80)).toBe('[#-----------------------] 1 Day 1');
    expect(bar(25, null, 'Day 25', 80)).toBe('[------------------------] 25 Day 25');
  });
});

test.each([
  [counted(1, 'turn'), '1 turn'],
  [counted(0, 'turn'), '0 turns'],
  [counted(2, 'city', 'cities'), '2 cities'],
  [grouped(999), '999'],
  [grouped(1_234_567), '1 234 567'],
  [hundredths(375), '3.75'],
  [hundredths(5), '0.05'],
  [percent(10_000), '100.00 %'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});

test('a table is as wide as its widest cells, figures to the right', () => {
  expect(
    table(
      [
        ['name', 'gold'],
        ['Ann', '5'],
        ['Bob of the Dale', '12'],
      ],
      [1],
    ),
  ).toEqual(['name             gold', 'Ann                 5', 'Bob of the Dale    12']);
});
