import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8Bytes } from './utf8.ts';

/** HMAC-SHA256 (RFC 2104): the 32 bytes that only a holder of `key` can make for `message`. Text is taken as UTF-8. */
export const hmacSha256 = (key: Uint8Array, message: string | Uint8Array): Uint8Array =>
  hmac(sha256, key, typeof message === 'string' ? utf8Bytes(message) : message);

/** The same under a key that is used for many messages: what a key costs is paid once. */
export const hmacSha256Under = (key: Uint8Array): ((message: string) => Uint8Array) => {
  const begun = hmac.create(sha256, key);
  return (message) => begun.clone().update(utf8Bytes(message)).digest();
};
