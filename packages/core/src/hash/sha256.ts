import { sha256 as digest } from '@noble/hashes/sha2.js';
import { toHex } from './hex.ts';
import { utf8Bytes } from './utf8.ts';

/**
 * SHA-256 (FIPS 180-4), synchronous and the same in every browser and server: Web Crypto answers later, and what is
 * resolved in one step cannot wait for it. The 32 bytes of the digest of `message`; text is taken as UTF-8.
 */
export const sha256 = (message: string | Uint8Array): Uint8Array =>
  digest(typeof message === 'string' ? utf8Bytes(message) : message);

/** Says the SHA-256 of a content as 64 hexadecimal digits. Where the machine has a quicker one than ours, its caller gives it. */
export type Sha256 = (content: string | Uint8Array) => string;

/** The digest as 64 lower-case hexadecimal digits. */
export const sha256Hex = (message: string | Uint8Array): string => toHex(sha256(message));
