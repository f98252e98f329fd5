import { sha256 } from './sha256.ts';
import { utf8Bytes } from './utf8.ts';

const BLOCK = 64;

/** HMAC-SHA256 (RFC 2104): the 32 bytes that only a holder of `key` can make for `message`. Text is taken as UTF-8. */
export const hmacSha256 = (key: Uint8Array, message: string | Uint8Array): Uint8Array => {
  const bytes = typeof message === 'string' ? utf8Bytes(message) : message;
  const short = key.length > BLOCK ? sha256(key) : key;
  return sha256(masked(short, 0x5c, sha256(masked(short, 0x36, bytes))));
};

/** The key filled up with zeros to a block and masked, and the message behind it. */
const masked = (key: Uint8Array, mask: number, message: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(BLOCK + message.length);
  bytes.set(key);
  for (let index = 0; index < BLOCK; index += 1) bytes[index] = (bytes[index] as number) ^ mask;
  bytes.set(message, BLOCK);
  return bytes;
};
