import { SHEET_CHANNELS, SHEET_KINDS } from '@chancery/store';
import { z } from 'zod';
import { HASH, INSTANT, SEAT, TURN, WORDS } from './words.ts';

/** Orders as they come: as lines of text, or as JSON. One of the two. */
export const GIVEN_ORDERS = z.strictObject({
  text: WORDS.optional().meta({ description: 'Orders as lines of text' }),
  orders: z
    .unknown()
    .meta({
      id: 'GivenOrders',
      description:
        'Orders as a list, in the form that the ruleset of the campaign shows at `GET /rulesets/{ruleset}`, or an order file of the client',
    })
    .optional(),
});

export const ORDER = z
  .strictObject({
    verb: z.string().meta({ description: 'What is done, such as `MARCH`' }),
    unit: z.string().optional().meta({
      description:
        'Who does it, such as `G1`, where the verb asks for a unit: it stands beside the verb, as the first word of a line, and not among `args`',
    }),
    args: z.record(z.string(), z.unknown()).meta({ description: 'How, by the names of the ruleset' }),
    rank: z.int().optional().meta({
      description: 'In the record of a turn, where the rules ask for it: which of all lines it was to arrive, from 1',
    }),
    section: z
      .string()
      .optional()
      .meta({ description: 'The section of the sheet in which it stands, if it has sections' }),
  })
  .meta({ id: 'Order', description: 'An order; its arguments are as the ruleset has them' });

const REASON = z
  .strictObject({
    level: z.enum(['malformed', 'illegal', 'warning']),
    code: z.string(),
    text: z.string(),
  })
  .meta({ id: 'Reason', description: 'Why something is not done, or is odd' });

const LINE = z
  .strictObject({
    line: z.int().meta({ description: 'From 1: the line in a text, or the place in a list' }),
    text: z.string(),
    outcome: z.enum(['accepted', 'warned', 'illegal', 'malformed']),
    order: ORDER.nullable(),
    rule: z.string().nullable().meta({ description: 'The number of the rule of the order' }),
    reasons: z.array(REASON),
    done: z
      .strictObject({
        act: z.enum(['letter', 'ask', 'away', 'back', 'take-back']),
        at: INSTANT,
        text: z.string(),
        before: z.literal(true).exactOptional().meta({
          description: 'It was done when the same order came before, and was not done again',
        }),
      })
      .exactOptional()
      .meta({ description: 'What was done for the order as soon as it arrived, if it is of that kind' }),
  })
  .meta({ id: 'ReceiptLine', description: 'What became of one line, or one order' });

/** How a sheet was understood. */
export const UNDERSTOOD = z.strictObject({
  lines: z.array(LINE),
  together: z.array(REASON).meta({ description: 'What was found about the orders as a whole' }),
});

/** An order that a master has struck out or changed, in words. */
export const STRUCK_WORDS = z.strictObject({
  text: z.string().meta({ description: 'The line as its ruler had it' }),
  instead: z.string().nullable().meta({ description: 'What stands in its place' }),
  reason: z.string(),
});

export const STRUCK_LINE = STRUCK_WORDS.extend({
  verb: z.string(),
  hash: HASH,
  changed: z.literal(true).exactOptional(),
});

const SHEET = UNDERSTOOD.extend({
  turn: TURN,
  insteadOf: TURN.nullable().meta({ description: 'The turn that it was written for, if it came too late for that' }),
  carried: TURN.exactOptional().meta({
    description: 'The turn from which the orders were carried on to the window of their seat',
  }),
  waits: z
    .strictObject({ orders: z.int(), until: z.strictObject({ label: z.string(), turns: z.int() }).nullable() })
    .exactOptional()
    .meta({ description: 'How many of the orders wait for a later window of the seat, and for which' }),
  number: z.int().meta({ description: 'Of the sheet among those of the seat for the turn' }),
  counts: z.boolean().meta({ description: 'Whether this sheet counted when it came' }),
  apart: z.literal(true).exactOptional().meta({
    description: 'It held nothing for the turn, only what was done when it came: orders stand as they stood',
  }),
  provisional: z.boolean().meta({ description: 'It will be checked again when the turn before is out' }),
  again: z.string().exactOptional().meta({
    description: 'If the orders were read again before they were resolved: the sheet that they were before',
  }),
  sections: z
    .array(
      z.strictObject({
        id: z.string().nullable(),
        title: z.string(),
        text: z.string().meta({ description: 'The same in a sentence' }),
        stands: z.int().meta({ description: 'How many orders stand in it now' }),
        fell: z.array(z.string()).meta({ description: 'Lines that stood in it before and are no longer in force' }),
        kept: z.boolean().meta({ description: 'The sheet did not hold it, so that it stays as it was' }),
      }),
    )
    .exactOptional()
    .meta({ description: 'Section by section, where sheets have sections and this one counts' }),
  undone: z
    .array(
      z.strictObject({
        text: z.string(),
        rule: z.string().exactOptional().meta({ description: 'The number of the rule that it follows from' }),
      }),
    )
    .exactOptional()
    .meta({
      description: 'What the orders leave undone, such as units without orders; absent if the orders are read again',
    }),
  asked: z
    .array(
      z.strictObject({
        text: z.string(),
        rule: z.string().exactOptional(),
        holds: z.string(),
        ruled: z.literal(true).exactOptional(),
      }),
    )
    .exactOptional()
    .meta({ description: 'What the master is asked because of them, and what applies until they answer' }),
  struck: z.array(STRUCK_LINE).exactOptional().meta({ description: 'Lines that a master has struck out or changed' }),
  proofs: z.array(z.string()).exactOptional().meta({
    description: 'Lines of proof to be kept: the commitment to the dice of the turn, and the hash of the orders',
  }),
  sheet: z.string(),
  seat: SEAT,
  hash: HASH.meta({ description: 'Of the orders that were accepted, as canonical JSON' }),
  at: INSTANT,
});

export const DRAFT = SHEET.meta({
  id: 'Draft',
  description: 'Orders that were kept and do not count yet, as they were understood',
});
/** What a device goes on from. */
export const KEPT_DRAFT = z
  .strictObject({
    turn: TURN,
    number: z.int().meta({ description: 'The number of the newest sheet, for `base`; 0 if there is none' }),
    kind: z.enum(SHEET_KINDS).nullable(),
    channel: z.enum(SHEET_CHANNELS).nullable().meta({ description: 'Where it was written' }),
    at: INSTANT.nullable(),
    orders: z.array(ORDER),
    hash: HASH,
    ready: z.boolean().meta({ description: 'Whether you have said that you need no more time' }),
    undo: TURN.nullable().meta({
      description: 'In live play: the turn that your last post became, as long as it can be taken back; else null',
    }),
  })
  .meta({ id: 'KeptDraft', description: 'The newest orders for a turn, sent in or not' });

export const RECEIPT = SHEET.extend({ id: z.string() }).meta({
  id: 'Receipt',
  description: 'Proof of what was sent, when, and how it was understood',
});

export const WAITING_RECEIPT = z
  .strictObject({
    id: z.string(),
    turn: TURN.meta({ description: 'The turn that was open when it came' }),
    channel: z.enum(SHEET_CHANNELS),
    text: z.string(),
    lines: z.array(LINE),
    at: INSTANT,
  })
  .meta({ id: 'WaitingReceipt', description: 'What became of orders that came from a player without a seat' });

export const LISTED_RECEIPT = RECEIPT.extend({
  stands: z.boolean().meta({
    description:
      'Whether its sheet counts now, that is, has not been replaced, withdrawn or dropped. For a past turn: whether it counted then',
  }),
}).meta({ id: 'ListedReceipt', description: 'A receipt, and whether its sheet counts now' });

export const UNCERTAIN_MAIL = z
  .strictObject({
    mail: z.int(),
    form: z.enum(['report', 'notice', 'reply']),
    seat: SEAT.nullable(),
    turn: TURN.nullable(),
    to: z.string().meta({ description: 'The name of whom it was for' }),
    own: z.boolean().meta({ description: 'Whether that is you' }),
    subject: z.string().nullable().meta({ description: 'Null if it is for somebody else' }),
    handedOverAt: INSTANT,
  })
  .meta({ id: 'UncertainMail', description: 'A mail that may not have arrived' });

export const HELD_MAIL = z
  .strictObject({
    id: z.string(),
    seat: SEAT,
    turn: TURN,
    receivedAt: INSTANT,
    from: z.string().nullable().meta({ description: 'Null for masters, who need not know the addresses of rulers' }),
    reason: z.string().meta({ description: 'Why it is held, as a code' }),
  })
  .meta({ id: 'HeldMail', description: 'A mail that waits until somebody says that it is genuine' });
