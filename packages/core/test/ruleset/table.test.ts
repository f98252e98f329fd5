import { expect, test } from 'vitest';
import { type ColumnSpec, columnsIn, tableIn } from '../../src/ruleset/table.ts';
import type { RulesetTypes } from '../../src/types/ruleset-types.ts';

type Types = RulesetTypes & { setting: { readonly ships: boolean } };

const COLUMNS: readonly ColumnSpec<Types>[] = [
  { id: 'place', label: 'Place', align: 'left' },
  { id: 'fleet', label: 'Fleet', align: 'right', sum: true, when: ({ ships }) => ships },
  { id: 'men', label: 'Men', align: 'right' },
];
const ROWS = [
  { place: 'York', fleet: '3', men: '20' },
  { place: 'Ely', men: '4' },
];
const labelsIn = (ships: boolean, rows: Parameters<typeof tableIn>[2] = ROWS): readonly string[] =>
  tableIn(COLUMNS, { ships }, rows).columns.map(({ label }) => label);

test('a report has a column where the setting has it, and not where it has none, whatever the rows say', () => {
  expect(labelsIn(true)).toEqual(['Place', 'Fleet', 'Men']);
  expect(labelsIn(false)).toEqual(['Place', 'Men']);
  expect(tableIn(COLUMNS, { ships: false }, ROWS).rows).toEqual([
    { place: 'York', men: '20' },
    { place: 'Ely', men: '4' },
  ]);
  expect(tableIn(COLUMNS, { ships: true }, ROWS).rows[1]).toEqual({ place: 'Ely', fleet: '', men: '4' });
});

test('a column in which no row says anything is left out, but for the first; the desk keeps it', () => {
  expect(labelsIn(true, [{ place: 'York', men: '20' }])).toEqual(['Place', 'Men']);
  expect(labelsIn(true, [{ men: '20' }])).toEqual(['Place', 'Men']);
  expect(columnsIn(COLUMNS, { ships: true })).toHaveLength(3);
  expect(columnsIn(COLUMNS, { ships: false }).map(({ id }) => id)).toEqual(['place', 'men']);
});
