import { LINE_REASONS } from '@chancery/core';
import { z } from 'zod';
import { ORDER } from './orders.ts';
import { HASH, INSTANT, SEAT, TURN } from './words.ts';

const SECRET = z.string().nullable().meta({ description: '64 hexadecimal digits; null until it is revealed' });
const EDITION = z.int().meta({ description: 'One more than the number of earlier roll backs' });

const LISTED_LINE = z.strictObject({
  seat: SEAT.nullable().meta({ description: 'Whose orders it holds; null if it is not about one seat' }),
  hash: HASH,
});

const REGISTERED_LIST = z.strictObject({
  digest: HASH.meta({ description: 'D: of the lines and the number of the turn' }),
  diceDigest: HASH.meta({ description: 'D of the list by which the turn was first run: its dice stay' }),
  lines: z.array(LISTED_LINE),
  closedAt: INSTANT,
});

/** Rolls of the same dice at one label. */
export const DRAW_RUN = z.strictObject({
  label: z.string().meta({ description: 'What was rolled for, such as `attack@45`' }),
  sides: z.int(),
  dice: z
    .int()
    .optional()
    .meta({ description: 'How many dice were thrown at once, each value their total; one if absent' }),
  values: z.array(z.int()),
});

const REGISTERED_TURN = z.strictObject({
  turn: TURN,
  edition: EDITION,
  commitment: HASH,
  promisedAt: INSTANT,
  secret: SECRET,
  toldAt: INSTANT.nullable(),
  list: REGISTERED_LIST.nullable().meta({
    description: 'null while orders are taken, and for turns that an older release ran',
  }),
  ranAt: INSTANT.nullable(),
  version: z.int().nullable().meta({ description: 'Of the rules' }),
  engine: z.string().nullable().meta({ description: 'The release that ran it' }),
  reason: z.string().nullable().meta({ description: 'Why it was run again or has new dice' }),
  takenBackBy: SEAT.nullable().meta({ description: 'The seat that took its own post back; this is then the reason' }),
  void: z.boolean().meta({ description: 'Another edition has taken its place' }),
  rolls: z
    .array(DRAW_RUN)
    .nullable()
    .meta({ description: 'Of dice that everybody may roll again; null if there are none or they are not revealed' }),
});

export const DICE_REGISTER = z
  .strictObject({
    format: z.literal('chancery-register-1'),
    campaign: z.string(),
    ruleset: z.string(),
    publicDice: z
      .union([z.literal('all'), z.array(z.string())])
      .meta({ description: 'The names of dice that everybody may roll again as soon as the turn is out' }),
    over: z.boolean(),
    founding: z.strictObject({ commitment: HASH.nullable(), at: INSTANT, secret: SECRET }),
    closed: z
      .strictObject({ commitment: HASH, fromTurn: TURN, at: INSTANT, secret: SECRET })
      .nullable()
      .meta({ description: 'The secret from which hidden dice come; revealed at the end' }),
    turns: z.array(REGISTERED_TURN),
  })
  .meta({ id: 'DiceRegister', description: 'Every commitment, list and revealed secret of a campaign, void ones too' });

export const OWN_LINE = z
  .strictObject({
    turn: TURN,
    edition: EDITION,
    seat: SEAT,
    salted: z.strictObject({
      salt: z.string().meta({ description: '64 hexadecimal digits' }),
      line: z.strictObject({
        of: z.literal('seat'),
        seat: SEAT,
        orders: z.array(ORDER).nullable(),
        excused: z.literal(true).exactOptional(),
        struck: z
          .array(
            z.strictObject({
              verb: z.string(),
              hash: HASH,
              reason: z.string(),
              changed: z.literal(true).exactOptional(),
            }),
          )
          .exactOptional()
          .meta({ description: 'Orders that a master has struck out or changed' }),
      }),
      words: z
        .array(z.strictObject({ salt: z.string(), words: z.string(), to: SEAT }))
        .exactOptional()
        .meta({ description: 'Opens the digests that stand for private words in the orders' }),
    }),
    why: z
      .enum(LINE_REASONS)
      .nullable()
      .meta({ description: 'Why the orders differ from the newest receipt; null if they do not' }),
  })
  .meta({ id: 'OwnLine', description: 'The line of your seat on the list of a turn, with what opens it' });

export const RECEIVED_WORDS = z
  .strictObject({
    turn: TURN,
    edition: EDITION,
    from: SEAT,
    salt: z.string().meta({ description: '64 hexadecimal digits' }),
    words: z.string(),
    digest: z.string().meta({
      description:
        '`sha256:` and SHA-256 of the 32 bytes of the salt and the words in UTF-8. It stands for the words in the sheet of their sender, in the record',
    }),
  })
  .meta({ id: 'ReceivedWords', description: 'Words for your seat alone, with the proof that they were said' });
