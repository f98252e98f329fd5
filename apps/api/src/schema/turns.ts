import { SEAT_CONTROLS, SHEET_ORIGINS } from '@chancery/store';
import { z } from 'zod';
import { STANDING } from './campaign.ts';
import { DRAW_RUN } from './dice.ts';
import { GIVEN_ORDERS, UNDERSTOOD } from './orders.ts';
import { ANSWER } from './questions.ts';
import { TELLING, WINDOW } from './turn-file.ts';
import { HASH, INSTANT, OF_THE_RULES, SEAT, TURN, wholeNumber } from './words.ts';

export const CLOSED = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('closed'), turn: TURN, over: z.boolean(), deadline: INSTANT.nullable() }),
    z.strictObject({ kind: z.literal('held'), expected: z.int(), missing: z.int() }),
    z.strictObject({ kind: z.literal('in-review'), turn: TURN, until: INSTANT }),
  ])
  .meta({
    id: 'Closed',
    description:
      'The outcome of closing a turn: it is out, or its clock is held because too many sheets are missing, or masters review it first',
  });

export const DRY_RUN = z
  .strictObject({
    turn: TURN,
    sheets: z
      .array(z.strictObject({ seat: SEAT, origin: z.enum(SHEET_ORIGINS), orders: z.int() }))
      .meta({ description: 'Where the orders of each seat would come from' }),
    questions: z.int(),
    known: z.strictObject({ setting: OF_THE_RULES, view: OF_THE_RULES }),
    tellings: z.array(TELLING),
    window: WINDOW,
    standings: z.array(STANDING),
    inReview: z.boolean().meta({ description: 'This is the turn itself, which masters review before it is published' }),
  })
  .meta({ id: 'DryRun', description: 'What the sheets of now would lead to' });

export const TURNOUT = z
  .strictObject({
    turn: TURN,
    seats: z.array(
      z.strictObject({
        seat: SEAT,
        control: z.enum(SEAT_CONTROLS),
        origin: z.enum(SHEET_ORIGINS).meta({ description: 'Where its orders would come from now' }),
        sentAt: INSTANT.nullable().meta({ description: 'When the sheet that counts came' }),
        ready: z.boolean(),
        missedLately: z.int().meta({ description: 'Turns missed in a row' }),
        missedInAll: z.int(),
        awayUntil: INSTANT.nullable(),
        awayThrough: z.int().nullable().meta({ description: 'The last turn that its ruler misses' }),
      }),
    ),
  })
  .meta({ id: 'Turnout', description: 'Who has sent in for the turn in hand; never what' });

const DIFFERENCE = z.strictObject({
  path: z.string().meta({ description: 'Such as `realms[2].treasury`' }),
  was: z.string().nullable(),
  is: z.string().nullable(),
});
const CUT = z.boolean().meta({ description: 'Whether there are more than could be shown' });

export const EDITION_DIFFERENCE = z
  .strictObject({
    turn: TURN,
    from: z.int(),
    to: z.int(),
    reason: z.string().nullable(),
    differences: z.array(DIFFERENCE),
    cut: CUT,
  })
  .meta({ id: 'EditionDifference', description: 'What changed in a turn that was run again' });

export const TAKE_BACK = z.strictObject({
  to: TURN.meta({ description: 'The last turn that counts; 0 is the beginning' }),
  rerunThrough: TURN.optional().meta({
    description: 'The last turn to be run again by its recorded sheets; by default no turn is run again',
  }),
  amend: z
    .strictObject({
      acts: GIVEN_ORDERS.optional(),
      rulings: z.record(z.string().max(300), ANSWER).optional(),
    })
    .optional()
    .meta({ description: 'Corrections in the first turn that is run again' }),
});

export const EDITION = z.strictObject({ turn: TURN, edition: z.int() });

export const EDITED = EDITION.extend({
  told: z.array(SEAT).meta({ description: 'Seats for which something is otherwise: their rulers were told' }),
  lines: UNDERSTOOD.shape.lines,
});

export const ROLLED_BACK = EDITION.extend({ changes: z.array(EDITION_DIFFERENCE) });

export const ROLL_BACK_TRIAL = ROLLED_BACK.extend({
  from: EDITION.meta({ description: 'Where the campaign stands now' }),
  over: z.boolean().meta({ description: 'The game would be over' }),
  dropped: z.array(TURN).meta({ description: 'Turns that would be undone' }),
  waiting: z.array(SEAT).meta({ description: 'Whose orders would still count for the open turn' }),
  standings: z.strictObject({ was: z.array(STANDING), is: z.array(STANDING) }),
  seats: z
    .array(z.strictObject({ seat: SEAT, differences: z.array(DIFFERENCE), cut: CUT }))
    .meta({ description: 'What would change for each ruler in the last turn that is run again' }),
}).meta({ id: 'RollBackTrial', description: 'What a roll back would change, and for whom' });

export const VERIFICATION = z
  .strictObject({
    checking: z.boolean().meta({ description: 'It is being made: everything else is null for a moment' }),
    turns: TURN.nullable().meta({ description: 'The last turn that is out' }),
    sheets: z.int().nullable().meta({ description: 'null while the game goes on' }),
    rolls: z.int().nullable().meta({ description: 'null while the game goes on' }),
    unchecked: z
      .array(z.strictObject({ turn: TURN, version: z.int(), engine: z.string() }))
      .nullable()
      .meta({
        description:
          'Turns that were made by another version of the rules. This is not a fault: the release named in `engine` can run them again, and the next turn goes on from the state that they recorded',
      }),
    faults: z
      .array(z.strictObject({ turn: TURN, part: z.string() }))
      .nullable()
      .meta({ description: 'Everything that differs from the record; empty if nothing does' }),
    seal: HASH.nullable().meta({ description: 'Of the whole record; null while the game goes on' }),
  })
  .meta({ id: 'Verification', description: 'The result of running a campaign again from its record' });

export const DICE_LOG = z
  .strictObject({
    turn: TURN,
    edition: z.int(),
    runs: z.array(DRAW_RUN).meta({ description: 'In the order in which their labels were first rolled' }),
    partial: z.boolean().meta({ description: 'Some rolls are left out, since the rules hide them until the end' }),
  })
  .meta({ id: 'DiceLog', description: 'What was rolled in a turn' });

export const AUDIT_LINE = z
  .strictObject({
    seq: z.int(),
    at: INSTANT,
    role: z.string(),
    who: z.strictObject({ userId: z.string(), name: z.string() }).nullable(),
    about: z.strictObject({ userId: z.string(), name: z.string() }).nullable().meta({
      description: 'Whom it was done to, if the facts name a user',
    }),
    action: z.string(),
    facts: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Deed', description: 'Who did what, and in what capacity' });

/** How the record of deeds is asked for page by page. */
export const AUDIT_PAGE = z.strictObject({
  limit: wholeNumber(1, 100).optional(),
  after: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional().meta({
    type: 'integer',
    description: 'The `next` of the page before',
  }),
});
