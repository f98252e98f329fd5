import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chacha20Block, littleEndianWords } from '../../src/dice/chacha20.ts';
import { fromHex, toHex } from '../../src/hash/hex.ts';

const block = (key: Uint8Array, counter: number, nonce: Uint8Array): Uint8Array => {
  const words = new Uint32Array(16);
  chacha20Block(littleEndianWords(key), counter, littleEndianWords(nonce), words);
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => {
    view.setUint32(4 * index, word, true);
  });
  return bytes;
};

test('RFC 8439, section 2.3.2', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);
  expect(toHex(block(key, 1, fromHex('000000090000004a00000000')))).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('RFC 8439, appendix A.1: a key and nonce of zeros, blocks 0 and 1', () => {
  const zeros = new Uint8Array(32);
  expect(toHex(block(zeros, 0, new Uint8Array(12)))).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
  expect(toHex(block(zeros, 1, new Uint8Array(12)))).toBe(
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  );
});

test('any key, nonce and counter agree with the system library', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), fc.nat(0xffffffff), bytes(12), (key, counter, nonce) => {
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter);
      start.set(nonce, 4);
      const expected = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
      expect(toHex(block(key, counter, nonce))).toBe(expected.toString('hex'));
    }),
  );
});
