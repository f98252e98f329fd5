import { LETTER_KINDS } from '@chancery/store';
import { z } from 'zod';
import { INSTANT, TURN } from './words.ts';

const PARTY = z.string().meta({ description: 'A seat, or `master` for the masters' });

/** A letter as one party may read it. */
export const LETTER = z
  .strictObject({
    id: z.string(),
    threadId: z.string(),
    kind: z.enum(LETTER_KINDS),
    from: PARTY.nullable().meta({ description: 'Null when the reader is not told' }),
    to: z.array(PARTY).nullable().meta({ description: 'Null when the reader is not told' }),
    subject: z.string(),
    body: z.string(),
    turn: TURN,
    at: INSTANT,
    readAt: INSTANT.nullable(),
    archivedAt: INSTANT.nullable(),
  })
  .meta({ id: 'Letter', description: 'A letter as one party may read it' });

export const LETTER_REPORT = z
  .strictObject({
    id: z.string(),
    seat: z.string().meta({ description: 'Who has reported it' }),
    reason: z.string(),
    at: INSTANT,
    letter: z.strictObject({ from: PARTY, subject: z.string(), body: z.string(), at: INSTANT }),
  })
  .meta({ id: 'LetterReport', description: 'A letter that was reported to the masters' });

/** Words between rulers, as masters read them where everybody has joined on these terms. */
export const WATCHED_WORDS = z
  .strictObject({
    at: INSTANT,
    turn: TURN,
    from: z.string(),
    to: z.array(z.string()).nullable().meta({ description: 'Null for an order, whose text says it' }),
    subject: z.string().nullable().meta({ description: 'Null for an order' }),
    body: z.string(),
  })
  .meta({
    id: 'WatchedWords',
    description: 'Letters between rulers, as masters may read them where everybody was told so',
  });

/** An article as everybody may read it. */
export const ARTICLE = z
  .strictObject({
    id: z.string(),
    from: PARTY.nullable().meta({ description: 'Null when readers are not told' }),
    author: z.string().nullable(),
    title: z.string(),
    body: z.string(),
    turn: TURN,
    label: z
      .string()
      .nullable()
      .meta({ description: 'In live play: what the rules called the window that closed with the turn' }),
    at: INSTANT,
    yours: z.boolean().meta({ description: 'You have written it yourself, signed or not' }),
  })
  .meta({ id: 'Article', description: 'An article of the press, as everybody may read it' });
