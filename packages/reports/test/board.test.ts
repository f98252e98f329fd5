import type { Board } from '@chancery/core';
import { expect, test } from 'vitest';
import { type Report, TEXT_WIDTH, toHtml, toText } from '../src/index.ts';

const cell = (counter: string, rolls: readonly number[], fallen: readonly string[] = []) => ({
  counters: [counter],
  dice: rolls.map((roll) => ({ roll, hit: roll >= 5 })),
  fallen,
});
const BOARD: Board = {
  sides: ['Captain Ash', 'Captain Elm'],
  rounds: [
    {
      title: 'Round 1',
      columns: [
        { title: 'Foot', cells: [cell('2', [5, 1], ['1']), cell('1', [6])] },
        { title: 'Horse', cells: [cell('1', [2]), { counters: [], dice: [], fallen: [] }], end: 'nobody <left>' },
      ],
    },
  ],
};
const reportOf = (board: Board): Report => ({
  title: 'Rounds',
  subtitle: 'Ash',
  seat: null,
  sections: [{ id: 'battles', title: 'Battles', lines: [{ text: 'Battle of Mill.', board }] }],
  papers: [],
});

test('a board is a table of text for each round, with a sign at each hit', () => {
  expect(toText(reportOf(BOARD)).split('\n').slice(6)).toEqual([
    '-------',
    'Battle of Mill.',
    '',
    'Round 1      Foot  Horse',
    'Captain Ash  2     1',
    '  rolls      5* 1  2',
    '  falls      1',
    'Captain Elm  1',
    '  rolls      6*',
    'outcome            nobody <left>',
    '',
    '* a hit',
    '',
    '',
  ]);
});

test('columns that do not fit stand below each other, within the width of a page', () => {
  const [round] = BOARD.rounds;
  const columns = Array.from({ length: 30 }, () => round?.columns ?? []).flat();
  const text = toText(reportOf({ ...BOARD, rounds: [{ title: 'Round 1', columns }] }));
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(TEXT_WIDTH);
  expect(text.match(/Foot/g)).toHaveLength(30);
});

test('a cell of many dice goes on below, and none is left out; rows that say nothing of a column are not repeated', () => {
  const rolls = Array.from({ length: 60 }, (_, at) => 1000 + at);
  const empty = { counters: [], dice: [], fallen: [] };
  const columns = [
    { title: 'Archers', cells: [cell('A1: 60', rolls), empty, empty] },
    { title: 'A very long name of a kind of troops', cells: [empty, cell('A2: 1', [6]), empty] },
  ];
  const text = toText(reportOf({ sides: ['Ash', 'Elm', 'Oak'], rounds: [{ title: 'Round 1', columns }] }));
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(TEXT_WIDTH);
  expect(text.match(/\b1\d\d\d\*/g)).toEqual(rolls.map((roll) => `${roll}*`));
  expect(text.match(/^ {2}rolls/gm)).toHaveLength(2);
  expect(text.match(/^Oak/gm)).toHaveLength(2);
});

test('a board is a table of HTML with headed rows and columns, and nothing in it is taken for markup', () => {
  const html = toHtml(reportOf(BOARD));
  const bare = html.replaceAll(/ (?:role|scope)="\w+"/g, '');
  expect(bare).toContain('<th>Round 1</th><th>Foot</th><th>Horse</th>');
  expect(bare).toContain(
    '<tr class="dice"><th>rolls</th><td data-on="Foot"><b>5*</b>, 1</td><td data-on="Horse">2</td></tr>',
  );
  // Nothing breaks a line within a mark, and the roles of a table are written down for when rows are laid out otherwise.
  expect(html).toContain('nobody\u00a0&lt;left&gt;');
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
    expect(html).toContain(`role="${role}"`);
  }
});
