import { referenceToText, TEXT_WIDTH } from '@chancery/reports';
import { expect, test } from 'vitest';
import { EVENT_SHEET } from '../../src/reference/event-sheet.ts';
import { TROOP_SHEET } from '../../src/reference/troop-sheet.ts';
import { REFERENCE } from '../../src/reference.ts';
import { SMALL_SETTING } from '../small-world.ts';

/** Lines of a printed page. */
const PAGE = 66;

test.each(REFERENCE)('MD-16.45 the sheet of $id is one page', ({ id, title, tables }) => {
  const text = referenceToText({ title: '', sheets: [{ id, title, tables: tables(SMALL_SETTING) }] });
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(PAGE);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(TEXT_WIDTH);
});

test('MD-16.45 a sheet has the order of all events', () => {
  const words = EVENT_SHEET.tables(SMALL_SETTING).flatMap(({ rows }) => rows.map((row) => row.event ?? ''));
  const steps = words.map((words) => words.split(' ')[0]);
  const numbered = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(steps).toEqual([...numbered('E', 10), ...numbered('M', 15), ...numbered('F', 20)]);
});

test('MD-16.45 a sheet has all troops, ships and fortifications', () => {
  const rows = TROOP_SHEET.tables(SMALL_SETTING).flatMap((table) => table.rows.map((row) => Object.values(row)));
  for (const { name } of SMALL_SETTING.troops) expect(rows.filter(([first]) => first === name)).toHaveLength(1);
  expect(rows).toContainEqual(['Heavy Cavalry', '2x35%', '2', '3', '8', '0.50', '2', '-30%', '-50%']);
  expect(rows).toContainEqual(['Siege Machine', '1x5%', '0.5', '2', '6', '0.20', '2', '-30%', 'none']);
  expect(rows).toContainEqual(['Royal Galleon', '2x43%', '4', '2', '10', '0.50', '2', '2']);
  expect(rows).toContainEqual(['3 Stone Tower', '9', '+49% +1', '+19% +0.6', '3', '14', '4']);
  expect(rows).toContainEqual(['12 Citadel', '36', '+67% +2.4', '+37% +1.8', '12', '50', '16']);
});
