import { hashOf } from '@chancery/core';
import { expect, test } from 'vitest';
import { flag, jsonText, newId, parsed, textHash } from '../src/index.ts';

test('ids are 24 letters and digits, each as likely as another, and never twice the same', () => {
  const ids = Array.from({ length: 2000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{24}$/);
  const counts = new Map<string, number>();
  for (const digit of ids.join('')) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  expect(counts.size).toBe(32);
  // 1500 of each are to be expected; six deviations either way is never.
  for (const count of counts.values()) expect(Math.abs(count - 1500)).toBeLessThan(230);
  for (let place = 0; place < 24; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(32);
});

test('JSON text is the text whose hash is the hash of the data', () => {
  const value = { b: [1, 'ü', null], a: { later: true, earlier: false } };
  expect(jsonText(value)).toBe('{"a":{"earlier":false,"later":true},"b":[1,"ü",null]}');
  expect(parsed(jsonText(value))).toEqual(value);
  expect(hashOf(parsed(jsonText(value)))).toBe(hashOf(value));
  expect(textHash(jsonText(value))).toBe(hashOf(value));
});

test('a flag is 0 or 1', () => {
  expect([flag(true), flag(false)]).toEqual([1, 0]);
});
