import { z } from 'zod';
import { ORDER } from './orders.ts';
import { HASH, INSTANT, OF_THE_RULES, SEAT, TURN } from './words.ts';

export const WINDOW = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('window'),
      label: z.string(),
      seats: z.array(SEAT),
      mode: z.enum(['sealed', 'live']),
    }),
    z.strictObject({ kind: z.literal('outcome'), winners: z.array(SEAT), by: z.string() }),
  ])
  .meta({ id: 'Window', description: 'Whom the game waits for, or how it ended' });

export const TELLING = z
  .strictObject({
    to: z.union([z.literal('all'), z.array(SEAT)]),
    told: OF_THE_RULES,
    event: z.int(),
  })
  .meta({ id: 'Telling', description: 'News, and who heard them' });

export const QUESTION = z
  .strictObject({
    id: z.string(),
    kind: z.string(),
    rule: z.string(),
    about: SEAT.nullable(),
    facts: OF_THE_RULES,
    answers: z.array(z.string()),
    byDefault: z.string(),
  })
  .meta({ id: 'Question', description: 'What the master is asked, with the answer that is taken when none is given' });

/** All that one seat receives of one turn. */
export const TURN_FILE = z
  .strictObject({
    format: z.literal('chancery-turn-1'),
    ruleset: z.string(),
    version: z.int(),
    campaign: z.strictObject({ id: z.string(), title: z.string() }),
    seat: SEAT,
    turn: TURN,
    setting: OF_THE_RULES.meta({ description: 'What stays the same in the campaign and everybody may know' }),
    view: OF_THE_RULES.meta({ description: 'All that the seat sees' }),
    window: WINDOW,
    deadline: INSTANT.nullable(),
    commitment: HASH.or(z.literal('')).meta({ description: 'To the dice of the turn to come' }),
    tellings: z.array(TELLING),
    choices: OF_THE_RULES.meta({
      description: 'What may be ordered now, as a tree: verb by verb, argument by argument',
    }),
    questions: z.array(QUESTION),
    draft: z.array(ORDER),
  })
  .meta({ id: 'TurnFile', description: 'All that one seat receives of one turn' });
