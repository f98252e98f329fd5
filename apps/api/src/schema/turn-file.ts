import { LINE_REASONS } from '@chancery/core';
import { z } from 'zod';
import { CHOICES } from './choice.ts';
import { ORDER, STRUCK_WORDS } from './orders.ts';
import { QUESTION } from './questions.ts';
import { HASH, INSTANT, OF_THE_RULES, SEAT, TURN } from './words.ts';

export const WINDOW = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('window'),
      label: z.string(),
      seats: z.array(SEAT),
      may: z.array(SEAT).exactOptional().meta({ description: 'Seats that may send too; nobody waits for them' }),
      mode: z.enum(['sealed', 'live']),
      clock: z.string().exactOptional(),
      hours: z
        .int()
        .exactOptional()
        .meta({ description: 'For how long it is open, whatever the rhythm of the campaign' }),
      unmissable: z.literal(true).exactOptional().meta({ description: 'Sending nothing does not count as silence' }),
    }),
    z.strictObject({ kind: z.literal('outcome'), winners: z.array(SEAT), by: z.string() }),
  ])
  .meta({ id: 'Window', description: 'Whom the game waits for, or how it ended' });

export const TELLING = z
  .strictObject({
    to: z.union([z.literal('all'), z.array(SEAT)]),
    told: OF_THE_RULES,
    event: z.int(),
    named: z.array(SEAT).exactOptional().meta({ description: 'Whom it addresses by name; only masters are told' }),
  })
  .meta({ id: 'Telling', description: 'News, and who heard them' });

/** What one seat offers to another, before the turn is run. */
export const OFFER = z
  .strictObject({
    from: SEAT,
    order: ORDER,
    text: z.string(),
    answers: z.array(z.strictObject({ order: ORDER, text: z.string() })),
  })
  .meta({
    id: 'Offer',
    description: 'An order that another seat has sent in, and by which orders this one could answer',
  });

/** The parts of a turn file that name the turn. */
const TURN_HEAD = {
  ruleset: z.string(),
  version: z.int(),
  campaign: z.strictObject({ id: z.string(), title: z.string() }),
  seat: SEAT,
  turn: TURN.meta({
    description: 'The last turn that is out. Choices and draft are about the one after it, the open turn',
  }),
  label: z
    .string()
    .exactOptional()
    .meta({ description: 'In live play: what the rules called the window that closed with the turn' }),
  window: WINDOW,
  asks: z
    .strictObject({ label: z.string(), turns: z.int() })
    .exactOptional()
    .meta({ description: 'The next window that waits for the seat, and how many turns are run before it opens' }),
  deadline: INSTANT.nullable(),
  edition: z.int().exactOptional().meta({ description: 'Counts the histories of the campaign, from 1' }),
  proofs: z.array(z.string()).exactOptional().meta({ description: 'Lines of proof, for whoever keeps the file' }),
  commitment: HASH.or(z.literal('')).meta({ description: 'The commitment to the dice of the next turn' }),
  draft: z.array(ORDER),
};

/** All that one seat receives of one turn. */
export const TURN_FILE = z
  .strictObject({
    ...TURN_HEAD,
    format: z.literal('chancery-turn-1'),
    setting: OF_THE_RULES.meta({
      description: 'The setting: it stays the same in the campaign, and everybody may know it',
    }),
    view: OF_THE_RULES.meta({ description: 'Everything the seat sees' }),
    since: TURN.meta({ description: 'The tellings are of the turns after this one' }),
    tellings: z.array(TELLING),
    otherwise: z
      .array(z.strictObject({ turn: TURN, why: z.enum(LINE_REASONS), struck: z.array(STRUCK_WORDS).exactOptional() }))
      .exactOptional()
      .meta({ description: 'In which of those turns other orders counted than the receipts of the seat say, and why' }),
    choices: CHOICES,
    shared: z.array(z.unknown()).exactOptional().meta({
      description:
        'What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way',
    }),
    questions: z.array(QUESTION),
    offers: z.array(OFFER).exactOptional().meta({ description: 'What other seats offer to this one' }),
  })
  .meta({ id: 'TurnFile', description: 'All that one seat receives of one turn' });

/** What a desk shows of a turn first. */
export const OPENING = z
  .strictObject({
    ...TURN_HEAD,
    format: z.literal('chancery-opening-1'),
    world: z.unknown().meta({ description: 'The map, packed' }),
    shown: z.unknown().meta({ description: 'Prepared by the ruleset: names, units, the orders they may get, owners' }),
  })
  .meta({ id: 'Opening', description: 'What a desk shows of a turn first' });
