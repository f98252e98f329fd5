import { toHex } from './hex.ts';
import { utf8Bytes } from './utf8.ts';

/**
 * SHA-256 (FIPS 180-4), synchronous and the same in every browser and server: Web Crypto answers later, and what is
 * resolved in one step cannot wait for it. The 32 bytes of the digest of `message`; text is taken as UTF-8.
 */
export const sha256 = (message: string | Uint8Array): Uint8Array => {
  const bytes = typeof message === 'string' ? utf8Bytes(message) : message;
  const state = Int32Array.from(INITIAL);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, words, bytes, at);
  const tail = lastBlocks(bytes, whole);
  for (let at = 0; at < tail.length; at += BLOCK) compress(state, words, tail, at);
  return bigEndian(state);
};

/** The digest as 64 lower-case hexadecimal digits. */
export const sha256Hex = (message: string | Uint8Array): string => toHex(sha256(message));

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
// biome-ignore format: eight words a line, as the standard prints them
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** The bytes after the last whole block, a single 1 bit, zeros, and the length of the whole message in bits. */
const lastBlocks = (bytes: Uint8Array, from: number): Uint8Array => {
  const rest = bytes.length - from;
  const tail = new Uint8Array(rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK);
  tail.set(bytes.subarray(from));
  tail[rest] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(tail.length - 4, (bytes.length << 3) >>> 0);
  return tail;
};

/** Mixes one block into the state. The names are those of the standard; `words` is room for its message schedule. */
const compress = (state: Int32Array, words: Int32Array, bytes: Uint8Array, at: number): void => {
  schedule(words, bytes, at);
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let round = 0; round < 64; round += 1) {
    const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[round] as number) + (words[round] as number)) | 0;
    const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
};

/** Fills the 64 words of the message schedule from the block at `at`. */
const schedule = (words: Int32Array, bytes: Uint8Array, at: number): void => {
  for (let index = 0; index < 16; index += 1) {
    const from = at + 4 * index;
    words[index] =
      ((bytes[from] as number) << 24) |
      ((bytes[from + 1] as number) << 16) |
      ((bytes[from + 2] as number) << 8) |
      (bytes[from + 3] as number);
  }
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] as number;
    const late = words[index - 2] as number;
    const sigma0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const sigma1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[index] = (words[index - 16] as number) + sigma0 + (words[index - 7] as number) + sigma1;
  }
};

const bigEndian = (words: Int32Array): Uint8Array => {
  const bytes = new Uint8Array(4 * words.length);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => {
    view.setInt32(4 * index, word);
  });
  return bytes;
};
