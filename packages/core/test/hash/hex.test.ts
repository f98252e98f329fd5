import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, isHex, toHex } from '../../src/hash/hex.ts';

test('bytes and hexadecimal text, both ways', () => {
  expect(toHex(Uint8Array.of(0, 1, 0xab, 0xff))).toBe('0001abff');
  expect(fromHex('0001ABff')).toEqual(Uint8Array.of(0, 1, 0xab, 0xff));
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});

test('isHex wants whole bytes, and as many as it is told', () => {
  expect(isHex('')).toBe(true);
  expect(isHex('abcdef', 3)).toBe(true);
  expect(isHex('abcdef', 4)).toBe(false);
  expect(isHex('abc')).toBe(false);
  expect(isHex('0g')).toBe(false);
  expect(isHex('00\n')).toBe(false);
});

test('malformed text is refused without being repeated', () => {
  expect(() => fromHex('secret!')).toThrow(new RangeError('not hexadecimal bytes: text of 7 characters'));
});
