import { expect, test } from 'vitest';
import { schemaFaults } from '../src/index.ts';

test.each([
  [
    { type: 'string', minLength: 1, maxLength: 80 },
    '',
    'wanted 1 to 80 characters, not 0',
    'a text of 1 to 80 characters',
  ],
  [{ type: 'string', minLength: 3, maxLength: 3 }, 'York', 'wanted 3 characters, not 4', 'a text of 3 characters'],
  [{ type: 'string', maxLength: 2 }, 'Kent', 'wanted at most 2 characters, not 4', 'a text of at most 2 characters'],
  [{ type: 'array', minItems: 2 }, [1], 'wanted at least 2 items, not 1', 'a list of at least 2 entries'],
  [{ type: 'integer', minimum: 0, maximum: 12 }, 13, 'wanted 0 to 12, not 13', 'a whole number from 0 to 12'],
  [{ type: 'integer', minimum: 4 }, 3, 'wanted at least 4, not 3', 'a whole number of at least 4'],
] as const)('%j does not take %j', (schema, value, text, remedy) => {
  expect(schemaFaults(schema, value, 'name')).toEqual([{ path: 'name', text, remedy: `Write ${remedy}.` }]);
});
