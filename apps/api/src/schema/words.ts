import { seatId } from '@chancery/core';
import { MASTER_PARTY, type UserId } from '@chancery/store';
import { z } from 'zod';

/** The last that a date of JavaScript can be. */
export const LAST_INSTANT = 8_640_000_000_000_000;

/** The highest number that a turn may have. */
export const LAST_TURN = 999_999_999;

/** An instant in milliseconds UTC. */
export const INSTANT = z.int().min(0).max(LAST_INSTANT).meta({ description: 'Milliseconds since 1970, UTC' });
export const SEAT = z.string().meta({ description: 'A seat of the campaign' });
export const TURN = z.int().min(0).max(LAST_TURN).meta({ description: 'The number of a turn; 0 is the beginning' });
/** How many of something there are. */
export const COUNT = z.int().min(0).max(1_000_000_000);
export const HASH = z.string().meta({ description: 'SHA-256 as hexadecimal digits' });

/** What the masters are called as a party to letters, where an empty name cannot stand. */
export const MASTER = 'master';

/** Names in a request, of seats, users and the like. What has no name of this form does not exist. */
export const NAME = z.string().regex(/^[\w.:@~-]{1,100}$/);

export const SEAT_NAME = NAME.transform(seatId);
/** A seat, or the masters. */
export const PARTY_NAME = NAME.transform((text) => (text === MASTER ? MASTER_PARTY : seatId(text)));
export const USER_ID = NAME.transform((text) => text as UserId);
export const SEAT_NAMES = z.array(SEAT_NAME).max(1000);

/** Words that people write. How long they may be, and what of them can be kept, is the business of use cases. */
export const WORDS = z.string().max(250_000);

/** JSON as the rules of the campaign have it. */
export const OF_THE_RULES = z.unknown().meta({ description: 'In the form of the campaign’s ruleset' });

/** A whole number in the query part of an address. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to, `wanted ${from} to ${to}`)
    .meta({ type: 'integer', minimum: from, maximum: to });

/** `true` or `false` in the query part of an address. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .meta({ type: 'boolean', enum: undefined });
