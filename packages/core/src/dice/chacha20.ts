/**
 * One block of the ChaCha20 key stream (RFC 8439): 16 words of 32 bits, written to `out`.
 *
 * `key` is 8 words, `nonce` 3, each read as little-endian from its bytes; `counter` is the number of the block.
 */
export const chacha20Block = (key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void => {
  const start = START;
  start.set(CONSTANTS);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const work = WORK;
  work.set(start);
  for (let round = 0; round < 20; round += 2) {
    quarterRound(work, 0, 4, 8, 12);
    quarterRound(work, 1, 5, 9, 13);
    quarterRound(work, 2, 6, 10, 14);
    quarterRound(work, 3, 7, 11, 15);
    quarterRound(work, 0, 5, 10, 15);
    quarterRound(work, 1, 6, 11, 12);
    quarterRound(work, 2, 7, 8, 13);
    quarterRound(work, 3, 4, 9, 14);
  }
  for (let index = 0; index < 16; index += 1) out[index] = (work[index] as number) + (start[index] as number);
};

/** The words of a key or nonce from its bytes. */
export const littleEndianWords = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index, true));
};

/** 'expand 32-byte k' */
const CONSTANTS = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

const START = new Int32Array(16);
const WORK = new Int32Array(16);

const quarterRound = (words: Int32Array, i: number, j: number, k: number, l: number): void => {
  let a = words[i] as number;
  let b = words[j] as number;
  let c = words[k] as number;
  let d = words[l] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  words[i] = a;
  words[j] = b;
  words[k] = c;
  words[l] = d;
};
