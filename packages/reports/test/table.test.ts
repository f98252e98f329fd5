import type { Table } from '@chancery/core';
import { expect, test } from 'vitest';
import { type Report, TEXT_WIDTH, toHtml, toText } from '../src/index.ts';

const left = (id: string, label: string) => ({ id, label, align: 'left' as const });

const HARVEST: Table = {
  columns: [left('place', 'Village'), { id: 'grain', label: 'Grain', align: 'right' }, left('note', 'Note')],
  rows: [
    { place: 'Mill', grain: '7', note: '<late>' },
    { place: 'Upper Ford', grain: '12', note: '' },
  ],
};

const reportOf = (table: Table): Report => ({
  title: 'A report',
  subtitle: 'Ann',
  seat: null,
  sections: [
    {
      id: 'harvest',
      title: 'Harvest',
      lines: [{ text: 'What was brought in.', table }, { text: 'More comes.' }, { text: 'Next', style: 'head' }],
    },
  ],
  papers: [],
});

const tableLines = (table: Table): readonly string[] => {
  const lines = toText(reportOf(table)).split('\n');
  return lines.slice(lines.indexOf('What was brought in.') + 1, lines.indexOf('More comes.'));
};

test('a table is columns of text under its line, numbers at the right', () => {
  expect(tableLines(HARVEST)).toEqual([
    'Village     Grain  Note',
    'Mill            7  <late>',
    'Upper Ford     12',
    '',
  ]);
});

test('a table that is too wide stands closer, then long words go on below, then columns do, and nothing is cut', () => {
  const close = { ...HARVEST, rows: [{ place: 'p'.repeat(40), grain: '7', note: 'n'.repeat(31) }] };
  expect(tableLines(close)[1]).toBe(`${'p'.repeat(40)}     7 ${'n'.repeat(31)}`);
  const note = 'brought in late since the bridge at the ford was gone and nobody had a boat';
  const long = { ...HARVEST, rows: [{ place: 'Mill', grain: '7', note }] };
  expect(tableLines(long)).toEqual([
    'Village  Grain  Note',
    'Mill         7  brought in late since the',
    '                bridge at the ford was',
    '                gone and nobody had a boat',
    '',
  ]);
  const ids = Array.from({ length: 9 }, (_, at) => `column ${at}`);
  const broad = {
    columns: ids.map((id) => left(id, id)),
    rows: [Object.fromEntries(ids.map((id) => [id, `of ${id}`]))],
  };
  const lines = tableLines(broad);
  expect(lines.filter((line) => line.startsWith('of column 0'))).toHaveLength(2);
  for (const id of ids) expect(lines.join('\n')).toContain(`of ${id}`);
  for (const line of [...lines, ...tableLines(long)]) expect(line.length).toBeLessThanOrEqual(TEXT_WIDTH);
});

test('a table is a table of HTML whose cells say what they are, and nothing in it is taken for markup', () => {
  const html = toHtml(reportOf(HARVEST));
  expect(html).toContain('<li>What was brought in.</li></ul><div class="columns" tabindex="0"><table role="table">');
  expect(html).toContain('<th role="columnheader" scope="col" class="right">Grain</th>');
  expect(html).toContain(
    '<th role="rowheader" scope="row">Mill</th><td role="cell" data-head="Grain" class="right">7</td><td role="cell" data-head="Note">&lt;late&gt;</td>',
  );
});

test('three columns stay columns on a phone; the rows of more become slips', () => {
  const broader = { ...HARVEST, columns: [...HARVEST.columns, left('carter', 'Carter')] };
  expect(toHtml(reportOf(HARVEST))).not.toContain('class="several"');
  expect(toHtml(reportOf(broader))).toContain('<table role="table" class="several">');
});
