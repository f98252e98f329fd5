import { EMPTY_SEATS, JOINING, LADDERS, OLD_LETTERS, REMOVED_SHEETS, SEAT_CHOICES } from '@chancery/app';
import { CHARGES, DIVISIONS, MOST_CHARGES, ORDINARIES, TINCTURES } from '@chancery/core';
import {
  ANONYMITIES,
  CAMPAIGN_STATUSES,
  PRESS_MODES,
  SEAT_CHANGES,
  SEAT_CONTROLS,
  SEAT_STATUSES,
} from '@chancery/store';
import { z } from 'zod';
import { HASH, INSTANT, SEAT, TURN } from './words.ts';

export const STATUS = z.enum(CAMPAIGN_STATUSES);

export const DEADLINE_RULE = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('weekly'),
      zone: z.string().max(100).meta({ description: 'An IANA time zone, such as Europe/London' }),
      hour: z.int(),
      minute: z.int(),
      weekdays: z.int().meta({ description: 'A bit for each weekday, 1 for Monday to 64 for Sunday' }),
      shownIn: z
        .array(z.string().max(100))
        .max(12)
        .optional()
        .meta({ description: 'Zones in which the deadline is shown to everybody, besides its own and the reader’s' }),
    }),
    z.strictObject({
      kind: z.literal('every'),
      milliseconds: z.int(),
      first: z.int().optional().meta({ description: 'For the first window of a campaign instead' }),
    }),
  ])
  .meta({
    id: 'DeadlineRule',
    description: 'When windows close: at a local time on certain weekdays, or a fixed time after the last one',
  });

/** How people come, go and fall silent. */
export const SETTINGS = z
  .strictObject({
    joining: z.enum(JOINING).meta({ description: 'How seats are given' }),
    seatChoice: z.enum(SEAT_CHOICES).meta({ description: 'Which seat they get' }),
    startWhenFull: z.boolean().meta({ description: 'Starts as soon as no seat is open' }),
    startAt: z.int().nullable().meta({ description: 'Starts at this instant, milliseconds UTC' }),
    oldLetters: z.enum(OLD_LETTERS).meta({ description: 'Whether a successor reads the letters of those before them' }),
    hostReadsMessages: z.boolean().meta({
      description: 'Whether masters may read letters between rulers; fixed before anybody joins',
    }),
    playingMastersSeeAll: z.boolean().meta({
      description: 'Whether masters who rule a seat see everything; otherwise they see what their seat sees',
    }),
    emptySeats: z.enum(EMPTY_SEATS).meta({ description: 'Who looks after a seat without a ruler' }),
    missedTurns: z.enum(LADDERS).meta({ description: 'What happens to a seat whose orders do not come' }),
    removedSheet: z.enum(REMOVED_SHEETS).meta({ description: 'Whether the orders of a removed ruler stand' }),
    breakerPercent: z
      .int()
      .nullable()
      .meta({ description: 'Percentage of missing sheets above which the clock is held' }),
    earlyWhenReady: z.boolean().meta({ description: 'The window closes when all are ready' }),
    extensionMinutes: z.int().meta({ description: 'Length of an extension that a seat may take by itself' }),
    extensionsPerSeat: z.int().meta({ description: 'How many of them each seat has' }),
    reviewHours: z
      .int()
      .meta({ description: 'How long masters may look at a turn before it is published; 0: not at all' }),
  })
  .meta({ id: 'Settings', description: 'How people come, go and fall silent' });

/** What a master sets when they make a campaign and may change later. */
export const TERMS = z.strictObject({
  title: z.string().max(1000),
  deadlineRule: DEADLINE_RULE.nullable().meta({ description: 'null: the master closes every window by hand' }),
  grace: z.int().meta({ description: 'How long after the deadline orders are still taken, in milliseconds' }),
  minimum: z.int().meta({ description: 'The shortest time between two deadlines, in milliseconds' }),
  pressMode: z.enum(PRESS_MODES).meta({ description: 'What rulers may write to each other' }),
  anonymity: z.enum(ANONYMITIES).meta({ description: 'How long nobody is told which user holds which seat' }),
  settings: SETTINGS.partial().meta({
    id: 'SomeSettings',
    description: 'Settings, of which what is left out stays as it is',
  }),
});

/** A campaign in a list. */
export const CAMPAIGN_LINE = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    ruleset: z.string(),
    scenario: z.string(),
    status: STATUS,
    joining: z.enum(JOINING),
    turn: TURN,
    live: z.string().nullable().meta({ description: 'In live play: what the rules call the open window' }),
    deadline: INSTANT.nullable(),
    seats: z.int(),
    openSeats: z.int(),
    createdAt: INSTANT,
  })
  .meta({ id: 'CampaignLine', description: 'A campaign in a list' });

const TINCTURE = z.enum(TINCTURES);

const SHIELD = z
  .strictObject({
    field: TINCTURE,
    parted: z.strictObject({ division: z.enum(DIVISIONS), with: TINCTURE }).optional(),
    ordinary: z.strictObject({ kind: z.enum(ORDINARIES), tincture: TINCTURE }).optional(),
    charges: z
      .strictObject({ kind: z.enum(CHARGES), tincture: TINCTURE, count: z.int().min(1).max(MOST_CHARGES) })
      .optional(),
  })
  .meta({ id: 'Shield', description: 'The arms of a power' });

const SEAT_LINE = z
  .strictObject({
    seat: SEAT,
    name: z.string(),
    inSentence: z
      .string()
      .meta({ description: 'Its name inside an English sentence, such as `the Kingdom of England`' }),
    description: z.string(),
    status: z.enum(SEAT_STATUSES),
    control: z.enum(SEAT_CONTROLS),
    later: z.boolean().meta({ description: 'Its power has not come into the game yet: nobody can take it' }),
    ruler: z.string().nullable().meta({ description: 'Null when nobody rules it, and when the reader is not told' }),
    shield: SHIELD.nullable().meta({ description: 'Null if the rules know none' }),
  })
  .meta({ id: 'SeatLine', description: 'A place in a campaign that somebody plays' });

export const STANDING = z
  .strictObject({
    seat: SEAT.meta({ description: 'Of a power without a seat a code of its own' }),
    seatless: z.literal(true).optional().meta({ description: 'A power that nobody can play' }),
    place: z.int(),
    name: z.string(),
    score: z.number(),
    figures: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Standing', description: 'Where a power stands in the table' });

/** A campaign as everybody may know it, and the reader's own place in it. */
export const CAMPAIGN = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    ruleset: z.strictObject({ id: z.string(), title: z.string() }),
    scenario: z.string(),
    status: STATUS,
    pressMode: z.enum(PRESS_MODES),
    anonymity: z.enum(ANONYMITIES),
    settings: SETTINGS,
    deadlineRule: DEADLINE_RULE.nullable(),
    grace: z.int(),
    minimum: z.int(),
    turn: TURN,
    edition: z.int().meta({ description: 'Counts the histories of the campaign, from 1: a roll back begins the next' }),
    heading: z.string().meta({ description: 'What the rules call the present time' }),
    ends: z.string().nullable().meta({ description: 'When the rules end the game, in a sentence' }),
    deadline: INSTANT.nullable().meta({ description: 'Also null while the clock stands still' }),
    clockHeld: z.boolean(),
    processing: z.boolean().meta({ description: 'A turn is being run: orders sent now are for the turn after it' }),
    listClosedAt: INSTANT.nullable().meta({
      description: 'When the list by which the open turn will be run was closed; null while the turn takes orders',
    }),
    reviewUntil: INSTANT.nullable().meta({
      description:
        'Until when masters look at the closed turn before it is published; null where it is not under review',
    }),
    waitsFor: z.array(SEAT),
    maySend: z
      .array(SEAT)
      .meta({ description: 'Seats that may send orders too, though the game does not wait for them' }),
    phase: z.string().nullable().meta({
      description: 'Where one group orders after another: what the rules call the window that is open',
    }),
    asksWhen: z
      .record(SEAT, z.strictObject({ label: z.string(), turns: z.int() }))
      .meta({ description: "The next windows that wait for the reader's own seats" }),
    wanted: z.int().nullable().meta({
      description: 'How many rulers are still missing; null unless the campaign is open',
    }),
    live: z.string().nullable().meta({
      description: 'In live play: what the rules call the open window; null where orders are sealed',
    }),
    standingInRules: z.boolean().meta({
      description: 'The rules have standing orders of their own, which are sent with the others; the host keeps none',
    }),
    outcome: z.string().nullable().meta({ description: 'How it ended; null while it goes on' }),
    commitment: HASH.nullable().meta({ description: 'The commitment to the dice of the next turn' }),
    masters: z.array(z.string()),
    masterPlays: z.boolean(),
    seats: z.array(SEAT_LINE),
    standings: z.array(STANDING),
    you: z.strictObject({
      master: z.boolean(),
      seats: z.array(SEAT),
      sent: z.array(SEAT).meta({ description: 'Those of them whose orders for the open turn have come' }),
      application: z.enum(['waiting', 'accepted', 'declined', 'withdrawn']).nullable(),
      standsBy: z.boolean(),
    }),
  })
  .meta({ id: 'Campaign', description: 'A campaign as everybody may know it, and your own place in it' });

/** A change in who holds a seat. */
export const SUCCESSION = z
  .strictObject({
    seat: SEAT,
    change: z.enum(SEAT_CHANGES),
    ruler: z.string().nullable().meta({ description: 'Null when the reader is not told' }),
    turn: TURN,
    at: INSTANT,
  })
  .meta({ id: 'Succession', description: 'A change in who holds a seat' });
