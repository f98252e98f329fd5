import { expect, test } from 'vitest';
import { err, ok, type Result } from '../src/result.ts';

const half = (men: number): Result<number, { readonly code: 'odd'; readonly men: number }> =>
  men % 2 === 0 ? ok(men / 2) : err({ code: 'odd', men });

test('a result is a value or a fault with its facts, as plain data', () => {
  expect(half(8)).toEqual({ ok: true, value: 4 });
  expect(half(9)).toEqual({ ok: false, error: { code: 'odd', men: 9 } });
});

test('`ok` tells the compiler which of the two it is', () => {
  const result = half(9);
  expect(result.ok ? result.value : result.error.men).toBe(9);
});
