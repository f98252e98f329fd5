import type { ReferenceTable } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { type Reference, referenceToPage, referenceToText, TEXT_WIDTH } from '../src/index.ts';

const FOOT: ReferenceTable = {
  rule: 'S-4',
  columns: [
    { id: 'name', label: 'Foot', align: 'left' },
    { id: 'cost', label: 'cost', align: 'right' },
    { id: 'where', label: 'where', align: 'left' },
  ],
  rows: [
    { name: 'Archers', cost: '4', where: 'in towns' },
    { name: 'Knights <of the realm>', cost: '12' },
  ],
};
const WORDS: ReferenceTable = {
  rule: 'S-5',
  columns: [{ id: 'word', label: 'Words', align: 'left' }],
  rows: [{ word: 'First this' }, { word: 'then that' }],
};
const REFERENCE: Reference = {
  title: 'Four & more',
  sheets: [
    { id: 'troops', title: 'Troops', tables: [FOOT] },
    { id: 'words', title: 'Words', tables: [WORDS] },
  ],
};

describe('reference sheets as text', () => {
  test('the columns stand under each other, and every sheet begins a page', () => {
    expect(referenceToText(REFERENCE)).toBe(
      [
        'Troops',
        '======',
        '',
        'Foot                    cost  where',
        'Archers                    4  in towns',
        'Knights <of the realm>    12',
        '\fWords',
        '=====',
        '',
        'Words',
        'First this',
        'then that',
        '',
      ].join('\n'),
    );
  });

  test('a wide table is set closer', () => {
    const columns = Array.from({ length: 7 }, (_, at) => ({
      id: `${at}`,
      label: 'nine long',
      align: 'right' as const,
    }));
    const table: ReferenceTable = {
      rule: 'S-4',
      columns: [{ id: 'name', label: 'Foot', align: 'left' }, ...columns],
      rows: [{ name: 'Ann', 0: '1', 1: '2', 2: '3' }],
    };
    const [, , , head = ''] = referenceToText({ title: '', sheets: [{ id: 'x', title: 'X', tables: [table] }] }).split(
      '\n',
    );
    expect(head.length).toBeLessThanOrEqual(TEXT_WIDTH);
    expect(head).toBe(`Foot${' nine long'.repeat(7)}`);
  });
});

describe('reference sheets as a page', () => {
  const page = referenceToPage(REFERENCE);

  test('tables are tables, with heads for columns and rows', () => {
    expect(page).toContain('<section class="sheet" id="troops"><h1>Troops</h1><p class="of">Four &amp; more</p>');
    expect(page).toContain(
      '<th role="columnheader" scope="col">Foot<span class="rule">S-4</span></th><th role="columnheader" scope="col" class="right">cost</th>',
    );
    expect(page).toContain(
      '<tr role="row"><th role="rowheader" scope="row">Knights &lt;of the realm&gt;</th><td role="cell" data-head="cost" class="right">12</td><td role="cell" data-head="where"></td></tr>',
    );
  });

  test('on a phone each row is a slip, whose cells say what they are', () => {
    expect(page).toMatch(/@media screen and \(max-width:40rem\)\{[^@]*td::before\{content:attr\(data-head\)/);
  });

  test('it stands alone', () => {
    expect(page).toContain('<title>Four &amp; more: Troops, Words</title>');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<link|@import|https?:|url\(/);
  });
});
