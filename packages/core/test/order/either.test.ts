import { expect, test } from 'vitest';
import type { Known, NamedType, RulesetTypes } from '../../src/index.ts';
import { NAMED, namedSchema } from '../../src/order/arguments/named.ts';

const PLACE: NamedType = {
  kind: 'named',
  name: 'place or ALL',
  value: 'either',
  fixed: false,
  of: () => [
    { value: 'ALL', names: ['ALL'] },
    { value: 7, names: ['York'] },
  ],
};
const known = { setting: {}, view: {} } as unknown as Known<RulesetTypes>;

test.each([
  ['ALL', true],
  [7, true],
  [8, false],
  ['York', false],
  [7.5, false],
  [true, false],
])('a word may stand among numbers: %s in JSON is taken: %s', (value, taken) => {
  const read = NAMED.fromJson(PLACE, { known, before: [] } as never, value, 'args.place');
  expect(read.ok && read.value === value).toBe(taken);
});

test('its schema has both, and so have the words in which it is asked for', () => {
  expect(namedSchema(PLACE, { known })).toEqual({ type: ['integer', 'string'], enum: ['ALL', 7] });
  expect(NAMED.wanted(PLACE)).toBe('a whole number or text');
});
