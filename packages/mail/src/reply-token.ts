import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, type Instant, ok, type Result } from '@chancery/core';

/** What a reply address stands for: a seat, under a short name that the host gives it, and a turn. */
export interface ReplyRight {
  /** 1 to 24 small letters and digits. */
  readonly seat: string;
  readonly turn: number;
  /** From then on the token counts for nothing. */
  readonly expires: Instant;
}

/** `forged`: made with none of our keys. `expired`: ours, but too old; what it stood for is told. */
export type TokenFault =
  | { readonly code: 'malformed' }
  | { readonly code: 'forged' }
  | { readonly code: 'expired'; readonly right: ReplyRight };

/**
 * A token that nobody without the key can make: `<seat>-<turn>-<hour of expiry>-<mac>`, at most 56 characters that
 * survive a server which writes addresses in small letters. `expires` is rounded up to the hour.
 */
export const makeReplyToken = (key: string, { seat, turn, expires }: ReplyRight): string => {
  if (!SEAT.test(seat)) throw new RangeError(`a reply token needs a short name of the seat, not ${seat}`);
  if (!Number.isSafeInteger(turn) || turn < 0) throw new RangeError(`a reply token for the turn ${turn}`);
  const body = `${seat}-${turn.toString(36)}-${Math.ceil(expires / HOUR).toString(36)}`;
  return `${body}-${macOf(key, body)}`;
};

/** Reads a token. `keys` are the present one and those that are still honoured after a change. */
export const readReplyToken = (
  keys: readonly string[],
  token: string,
  now: Instant,
): Result<ReplyRight, TokenFault> => {
  const found = TOKEN.exec(token.toLowerCase());
  if (found === null) return err({ code: 'malformed' });
  const [, body = '', seat = '', turn = '', hour = '', mac = ''] = found;
  if (!keys.some((key) => sameText(macOf(key, body), mac))) return err({ code: 'forged' });
  const right = { seat, turn: Number.parseInt(turn, 36), expires: Number.parseInt(hour, 36) * HOUR };
  return now < right.expires ? ok(right) : err({ code: 'expired', right });
};

const HOUR = 3_600_000;
const SEAT = /^[a-z0-9]{1,24}$/;
const TOKEN = /^(([a-z0-9]{1,24})-([0-9a-z]{1,6})-([0-9a-z]{1,6}))-([0-9a-f]{20})$/;

/** 80 bits: far beyond guessing by mail. */
const macOf = (key: string, body: string): string =>
  createHmac('sha256', key).update(`chancery-reply-1\n${body}`).digest('hex').slice(0, 20);

const sameText = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
