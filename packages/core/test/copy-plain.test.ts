import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyPlain } from '../src/event/copy-plain.ts';

test('a copy of plain data is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copied = copyPlain(value);
      expect(copied).toEqual(value);
      if (typeof value === 'object' && value !== null) expect(copied).not.toBe(value);
    }),
  );
});

test('writing to the copy leaves the original alone, however deep', () => {
  const original = { units: [{ id: 1, stacks: [{ count: 3 }] }], turn: 1 };
  const copied = copyPlain(original);
  const [unit] = copied.units;
  if (unit?.stacks[0]) unit.stacks[0].count = 99;
  copied.units.push({ id: 2, stacks: [] });
  expect(original).toEqual({ units: [{ id: 1, stacks: [{ count: 3 }] }], turn: 1 });
});
