import { bytes32, fromHex, toHex } from '../hash/hex.ts';
import { hmacSha256 } from '../hash/hmac.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { SeatId } from '../ids.ts';
import { turnSeed } from './commitment.ts';

/**
 * The secrets from which the dice of a turn come, 64 hexadecimal digits each. That of the turn is told when the turn is
 * out; the closed one lasts for the whole campaign and is told at its end, so that nobody can reckon before what the rules
 * hide. Turns of format 1 have no closed secret: all their dice come from the secret of the turn.
 */
export interface TurnSecrets {
  readonly turn: string;
  readonly closed: string | null;
}

/** The two seeds of a turn: of dice whose label the ruleset makes public, and of all others. */
export interface TurnSeeds {
  readonly open: string;
  readonly closed: string;
}

/** What the seeds of a turn depend on in addition to its secrets. */
export interface SeedScope {
  /** The id of the campaign. */
  readonly campaign: string;
  readonly turn: number;
  /** The hash of all that was sent in. */
  readonly digest: string;
}

/**
 * The seeds of a turn. The open one is HMAC-SHA256 of `CAMPAIGN TURN DIGEST` (one text, a space between) under the secret
 * of the turn; the closed one is HMAC-SHA256 of the bytes of the open one under the closed secret.
 */
export const seedsOf = ({ turn: secret, closed }: TurnSecrets, { campaign, turn, digest }: SeedScope): TurnSeeds => {
  if (closed === null) {
    const seed = turnSeed(secret, digest);
    return { open: seed, closed: seed };
  }
  const open = openSeed(secret, { campaign, turn, digest });
  return { open, closed: toHex(hmacSha256(bytes32('closed secret', closed), fromHex(open))) };
};

/** The seed of the dice that everybody can roll again once the secret of the turn is told. */
export const openSeed = (secret: string, { campaign, turn, digest }: SeedScope): string =>
  toHex(hmacSha256(bytes32('secret', secret), `${campaign} ${turn} ${digest}`));

/**
 * The seed of the dice by which a bot chooses its orders, which are sealed before the digest of the turn is known:
 * HMAC-SHA256 under the closed secret of (HMAC-SHA256 of the seat's name under the secret of the turn).
 */
export const botSeed = ({ turn, closed }: TurnSecrets, seat: SeatId): string =>
  closed === null
    ? turnSeed(turn, sha256Hex(`bot ${seat}`))
    : toHex(hmacSha256(bytes32('closed secret', closed), hmacSha256(bytes32('secret', turn), seat)));
