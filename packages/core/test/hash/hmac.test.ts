import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, toHex } from '../../src/hash/hex.ts';
import { hmacSha256 } from '../../src/hash/hmac.ts';

/** RFC 4231, section 4. Case 5 is the one with a digest cut short, here as far as it is printed. */
test.each([
  [1, '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    2,
    toHex(new TextEncoder().encode('Jefe')),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [3, 'aa'.repeat(20), fromHex('dd'.repeat(50)), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    4,
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    fromHex('cd'.repeat(50)),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [5, '0c'.repeat(20), 'Test With Truncation', 'a3b6167473100ee06e0c796c2955552b'],
  [
    6,
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    'aa'.repeat(131),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('RFC 4231 case %i', (_, key, message, mac) => {
  expect(toHex(hmacSha256(fromHex(key), message)).slice(0, mac.length)).toBe(mac);
});

test('keys and messages of every length agree with the system library', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});
