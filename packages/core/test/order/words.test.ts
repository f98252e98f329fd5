import { describe, expect, test } from 'vitest';
import { fold } from '../../src/order/words/fold.ts';
import { quoted } from '../../src/order/words/quotes.ts';
import { wordsOf } from '../../src/order/words/words.ts';

const texts = (line: string): readonly string[] => wordsOf(line).words.map(({ text }) => text);

describe('folding', () => {
  const cases: readonly (readonly [text: string, key: string])[] = [
    ['London', 'london'],
    ['Île-de-France', 'ile de france'],
    ['  New_York ', 'new york'],
    ["King's Lynn", 'kings lynn'],
    ['St. Albans', 'st albans'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['A07', 'a7'],
    ['A10', 'a10'],
    ['000', '0'],
    ['1.50', '1.50'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['Αθήνα', 'αθηνα'],
    ['!?', ''],
  ];
  test.each(cases)('%s is compared as "%s"', (text, key) => {
    expect(fold(text)).toBe(key);
  });
});

describe('words', () => {
  test('blanks, hyphens, underscores and commas part words', () => {
    expect(texts(' DECLARE_WAR\u00a0Fra,\tnow - or never\u2013ever')).toEqual([
      ...['DECLARE', 'WAR', 'Fra', 'now', 'or', 'never', 'ever'],
    ]);
  });

  test('a sign belongs to a number that it stands before', () => {
    expect(texts('1-2 -3 +4 x-5')).toEqual(['1', '2', '-3', '+4', 'x', '5']);
  });

  test('a comment ends the line, but not in quotes', () => {
    expect(texts('a "b # c" d # e "f')).toEqual(['a', 'b # c', 'd']);
    expect(wordsOf('a # "b')).toMatchObject({ unclosed: -1, comment: 2 });
  });

  test('a line that begins with a semicolon is a comment', () => {
    expect(wordsOf('  ; a "b')).toEqual({ words: [], unclosed: -1, comment: 0 });
    expect(texts('a; b ; c')).toEqual(['a;', 'b', 'c']);
  });

  test('a quote inside a quoted text is written twice', () => {
    expect(texts('"say ""no""" “say ””no”” too” „say ““no““ too“')).toEqual([
      'say "no"',
      'say ”no” too',
      'say “no“ too',
    ]);
    expect(texts(quoted('"'))).toEqual(['"']);
    expect(texts(quoted(''))).toEqual(['']);
  });

  test('an unclosed quote is told, with the words before it', () => {
    expect(wordsOf('PROCLAIM "to all')).toMatchObject({ words: [{ text: 'PROCLAIM' }], unclosed: 9 });
    expect(wordsOf('PROCLAIM “to all"').unclosed).toBe(9);
  });

  test('words know where they stand', () => {
    const line = 'A7 "Black Prince" x';
    expect(wordsOf(line).words.map(({ from, to }) => line.slice(from, to))).toEqual(['A7', '"Black Prince"', 'x']);
  });
});
