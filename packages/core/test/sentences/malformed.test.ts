import { expect, test } from 'vitest';
import { type Malformed, malformedText } from '../../src/index.ts';

const words = {
  argument: { band: 'unit', bands: 'units', place: 'place', troop: 'troop type', text: 'a text in quotes' },
};

test.each<[fault: Malformed, sentence: string]>([
  [{ code: 'unknown-verb', words: 'FLY', meant: [] }, 'There is no order “FLY”.'],
  [
    { code: 'unknown-verb', words: 'MRACH', meant: ['MARCH', 'MARINES ON'] },
    'There is no order “MRACH”. Did you mean MARCH or MARINES ON?',
  ],
  [
    { code: 'ambiguous-verb', words: 'B', meant: ['BUILD FORT', 'BUILD HARBOUR', 'BUILD SHIPS'] },
    '“B” can mean BUILD FORT, BUILD HARBOUR or BUILD SHIPS. Write a little more.',
  ],
  [{ code: 'unknown-name', what: 'band', words: 'A99', meant: ['A9'] }, 'There is no unit “A99”. Did you mean A9?'],
  [
    { code: 'unknown-name', what: 'troop', words: 'inf', meant: [], path: '[2].args.type' },
    'There is no troop type “inf”. ([2].args.type)',
  ],
  [
    { code: 'ambiguous-name', what: 'place', words: 'Alba', meant: ['Alba (45)', 'Alba (46)'] },
    'The place “Alba” can be Alba (45) or Alba (46). Write a little more.',
  ],
  [{ code: 'named-twice', what: 'band', words: 'A7' }, 'The unit “A7” is named twice.'],
  [{ code: 'wrong-count', what: 'bands', count: 1, from: 2, to: 3 }, '1 is named as units; there must be 2 to 3.'],
  [{ code: 'wrong-count', what: 'bands', count: 4, from: 2, to: 2 }, '4 are named as units; there must be 2.'],
  [{ code: 'not-a-number', what: 'count', words: 'two' }, 'The count “two” is no whole number.'],
  [{ code: 'out-of-range', what: 'count', value: 0, from: 1, to: 9 }, 'The count 0 must lie from 1 to 9.'],
  [
    { code: 'text-length', what: 'name', length: 1, from: 2, to: 40 },
    'The name has 1 character; it must have 2 to 40.',
  ],
  [{ code: 'unclosed-quote', words: '"To all' }, 'The quote that begins with "To all is never closed.'],
  [{ code: 'missing-words', after: '', wanted: 'band' }, 'The line must begin with: unit.'],
  [{ code: 'unit-behind', meant: 'A7 HOLD' }, 'Whoever carries it out stands first: A7 HOLD'],
  [
    { code: 'missing-words', after: 'PROCLAIM', wanted: 'text' },
    'Something is missing after “PROCLAIM”: a text in quotes.',
  ],
  [{ code: 'words-left-over', words: 'x', pattern: '<unit> HOLD' }, '“x” does not fit into <unit> HOLD.'],
  [{ code: 'words-left-over', words: 'x', pattern: '' }, 'The line is too long, from “x” on.'],
  [{ code: 'bad-json', path: '', wanted: 'an array of orders' }, 'Expected an array of orders.'],
])('%j', (fault, sentence) => {
  expect(malformedText(fault, words)).toBe(sentence);
});
