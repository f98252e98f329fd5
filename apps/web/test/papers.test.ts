import { expect, test } from 'vitest';
import { chaptersOf } from '../src/lib/desk/messages/parts-of-report.ts';

test('a paper falls into chapters at its headings; what stands before the first has none', () => {
  const chapters = chaptersOf([
    { text: 'A foreword' },
    { text: 'Round 1', style: 'head', rule: 'MD-8.31' as never },
    { text: 'Blows' },
    { text: 'Losses' },
    { text: 'The end', style: 'head' },
  ]);
  expect(chapters.map(({ title, rule, lines }) => [title, rule, lines.map(({ text }) => text)])).toEqual([
    ['', null, ['A foreword']],
    ['Round 1', 'MD-8.31', ['Blows', 'Losses']],
    ['The end', null, []],
  ]);
});
