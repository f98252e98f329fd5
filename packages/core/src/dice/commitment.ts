import { bytes32, isHex, toHex } from '../hash/hex.ts';
import { hmacSha256 } from '../hash/hmac.ts';
import { sha256Hex } from '../hash/sha256.ts';

/**
 * How a host proves that they did not choose their dice. When a window opens they draw a secret of 32 bytes and publishes
 * its commitment; the seed of the turn mixes that secret with what the players sent, which they could not know; when
 * the turn is out they reveal the secret, and everybody can check both.
 *
 * Secrets, seeds, commitments and digests are 64 hexadecimal digits. No error repeats one.
 */

/** The commitment to a secret: SHA-256 of its bytes. Throws if the secret is not 64 hexadecimal digits. */
export const commitTo = (secret: string): string => sha256Hex(bytes32('secret', secret));

/** Whether a revealed secret is the one that was committed to. A malformed secret is not. */
export const checkCommitment = (commitment: string, secret: string): boolean =>
  isHex(secret, 32) && commitTo(secret) === commitment.toLowerCase();

/** The seed of a turn: HMAC-SHA256 of the digest of all order sheets under the secret. Throws if either is malformed. */
export const turnSeed = (secret: string, sheetsDigest: string): string =>
  toHex(hmacSha256(bytes32('secret', secret), bytes32('digest of the sheets', sheetsDigest)));
