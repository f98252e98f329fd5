import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openHouse, serverFlagsOf } from '../../bench/adapters/open-house.ts';
import { type Budget, compared, isWorse, medianOf, verdict } from '../../bench/compare/figures.ts';
import type { Measured } from '../../bench/compare/measure-group.ts';
import { ratiosOf } from '../../bench/compare/ratios.ts';
import { lineOf, resultsOf } from '../../bench/compare/table.ts';
import { groupsWith, ROW_IDS, type Row } from '../../bench/rows.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const atMost = (of: number): Budget => ({ kind: 'atMost', of });
const ofBefore = (of: number): Budget => ({ kind: 'ofBefore', of });
const timesAsMany = (of: number): Budget => ({ kind: 'timesAsMany', of });

test.each(['apps/chancery/bin/chancery.mjs', 'Dockerfile', 'deploy/chancery.service', 'package.json'])(
  '%s starts a server with the flags with which one is measured',
  (file) => {
    const flags = serverFlagsOf(ROOT);
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(flags.filter((flag) => !text.includes(flag))).toEqual([]);
    expect(flags).not.toEqual([]);
  },
);

describe('what is made of measurements', () => {
  test('a median is the middle one, or between the two in the middle', () => {
    expect(medianOf([9, 1, 4])).toBe(4);
    expect(medianOf([9, 1, 4, 6])).toBe(5);
  });

  test('a ratio is that of the medians of all runs, with its range round by round', () => {
    const ours = [[4, 6], [10]];
    const theirs = [[10], [8, 12]];
    expect(compared(ours, theirs)).toEqual({ ratio: 0.6, from: 0.5, to: 1 });
  });

  test.each([
    [1.09, false],
    [1.1, true],
    [2, true],
  ])('a row that takes %d of before is marked: %s', (ratio, worse) => {
    expect(isWorse({ ratio, from: ratio, to: ratio })).toBe(worse);
  });

  test.each([
    ['in its own unit', atMost(15), 15, null, 'held'],
    ['in its own unit', atMost(15), 15.1, 0.1, 'missed'],
    ['of before', ofBefore(0.7), 99, 0.7, 'held'],
    ['of before', ofBefore(0.7), 1, 0.71, 'missed'],
    ['of before, with nothing before', ofBefore(0.7), 1, null, 'not compared'],
    ['times as many', timesAsMany(2), 1, 0.5, 'held'],
    ['times as many', timesAsMany(2), 1, 0.6, 'missed'],
    ['at least, in its own unit', { kind: 'atLeast', of: 6 } as const, 5.9, null, 'missed'],
  ])('a budget %s', (_, budget, value, ratio, said) => {
    expect(verdict(budget, value, ratio)).toBe(said);
  });

  test('rows together make ratios, as far as they were measured', () => {
    const medians = new Map([
      ['adjudication', 10],
      ['adjudication-4', 25],
    ]);
    const ratios = ratiosOf(
      (row) => medians.get(row),
      () => undefined,
    );
    expect(ratios.map(({ now, before, verdict: said }) => [now, before, said?.[1]])).toEqual([[2.5, null, 'missed']]);
  });
});

describe('a line of the results', () => {
  const row: Row = { id: 'it', what: 'It', unit: 'ms', budgets: [ofBefore(0.7), atMost(20)] };
  const group = { work: 'reading', rows: [row] } as const;
  const measured = (rounds: readonly (readonly number[])[], fault: string | null = null): Measured => ({
    does: '',
    fault,
    rounds: rounds.length === 0 ? new Map() : new Map([['it', rounds]]),
  });
  const line = (...sides: readonly Measured[]): string =>
    resultsOf(group, sides)
      .map((result) => lineOf(result, sides.length > 1))
      .join('\n');

  test('holds median, range and runs', () => {
    expect(line(measured([[10, 12], [14]]))).toBe(
      '| It | 12.0 ms | 10.0 to 14.0 | 3 | not compared (0.7 of before), held (20 ms) |',
    );
  });

  test('marks what got worse by a tenth', () => {
    expect(line(measured([[22]]), measured([[20]]))).toBe(
      '| It | 22.0 ms | 22.0 to 22.0 | 1 | 20.0 ms | **1.10 WORSE** (1.10 to 1.10) | **missed** (0.7 of before), **missed** (20 ms) |',
    );
  });

  test('says how busy the machine was, where more was to be done than it has cores', () => {
    const load = 2 * availableParallelism();
    const lines = (busy: number): string =>
      resultsOf(group, [measured([[10]])], busy)
        .map((each) => lineOf(each, false))
        .join('');
    expect(lines(load)).toContain(`| 1, busy (${load}.0) |`);
    expect(lines(0.5)).toContain('| 1 |');
  });

  test('says what the older commit cannot do', () => {
    expect(line(measured([[10]]), measured([], 'it has no searches'))).toBe(
      '| It | 10.0 ms | 10.0 to 10.0 | 1 | cannot be run there: it has no searches | | not compared (0.7 of before), held (20 ms) |',
    );
  });
});

test('every row has a name of its own, and a name that there is not is refused', () => {
  expect(new Set(ROW_IDS).size).toBe(ROW_IDS.length);
  expect(groupsWith(['memory-30'])?.map(({ work }) => work)).toEqual(['memory']);
  expect(groupsWith(['memory-30', 'nothing'])).toBeNull();
});

test('a checkout of a layout that no adapter knows is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'chancery-bench-test-'));
  expect(() => openHouse(empty)).toThrow('no adapter fits');
  rmSync(empty, { recursive: true });
});

const run = promisify(execFile);

test('npm run bench -- --small resolves a turn and plays on a server, and judges no speed', async () => {
  const rows = 'adjudication,post-served';
  const args = [join(ROOT, 'bench/run.ts'), '--small', '--rows', rows];
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toMatch(/\| Adjudication alone \| [\d.,]+ ms \|/);
  expect(stdout).toMatch(/\| Heptarchy: a Post on the server, sent to resolved \| [\d.,]+ ms \|/);
}, 180_000);
