import { describe, expect, test } from 'vitest';
import { africanGarrison, siberianGarrison } from '../../src/rules/garrisons.ts';

const words = ({ infantry, cavalry }: ReturnType<typeof siberianGarrison>): string => `${infantry} + ${cavalry}`;

describe('who holds special lands', () => {
  test('W83-2.27 in Siberia, by rolls from 1 to 10', () => {
    expect(Array.from({ length: 10 }, (_, at) => words(siberianGarrison(at + 1)))).toEqual(
      '1 + 0,1 + 0,1 + 0,2 + 0,2 + 0,2 + 0,2 + 1,2 + 1,0 + 0,0 + 0'.split(','),
    );
  });

  test('W83-2.30 in remote Africa, by roll and value from 1 to 14', () => {
    expect(Array.from({ length: 14 }, (_, at) => words(africanGarrison(at + 1)))).toEqual(
      '0 + 0,0 + 0,1 + 0,1 + 0,2 + 0,2 + 0,3 + 0,3 + 1,4 + 0,4 + 1,5 + 0,6 + 1,6 + 1,6 + 1'.split(','),
    );
  });
});
