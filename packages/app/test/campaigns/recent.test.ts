import { expect, test } from 'vitest';
import { Recent } from '../../src/campaign/position/recent.ts';

test('what was asked for longest ago makes room', () => {
  const recent = new Recent<string, number>(10);
  recent.keep('a', 1, 4);
  recent.keep('b', 2, 4);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3, 4);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.keep('a', 5, 1);
  recent.keep('d', 4, 5);
  expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([5, 3, 4]);
  recent.keep('e', 6, 11);
  expect([recent.get('a'), recent.get('e')]).toEqual([undefined, undefined]);
});
