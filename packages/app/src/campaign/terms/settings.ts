import { err, faultsAgainst, type JsonSchema, ok, type Result } from '@chancery/core';
import { type JsonText, parsed } from '@chancery/store';

/** Who gets a seat. `open`: whoever comes; `application`: whom a master accepts; `invitation`: who has a link. */
export const JOINING = ['open', 'application', 'invitation'] as const;
export type Joining = (typeof JOINING)[number];

/** Which seat they get. `free`: the open one that they name; `wishes` and `lot`: all are given out when the campaign starts. */
export const SEAT_CHOICES = ['free', 'wishes', 'lot'] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

/** Whether one who takes a seat over reads the letters of those before them. */
export const OLD_LETTERS = ['hidden', 'shown'] as const;
export type OldLetters = (typeof OLD_LETTERS)[number];

/**
 * What happens to a seat whose orders do not come. `none`: its ruler is told; `rules`: what the rulebook says; `replacement`:
 * the seat falls open; `caretaker`: a caretaker first, and then it falls open.
 */
export const LADDERS = ['none', 'rules', 'replacement', 'caretaker'] as const;
export type LadderName = (typeof LADDERS)[number];

/** Whether the orders of a ruler who is removed before the deadline stand. */
export const REMOVED_SHEETS = ['counts', 'dropped'] as const;
export type RemovedSheet = (typeof REMOVED_SHEETS)[number];

/** Who looks after a seat without a ruler. `rule`: what the ruleset does for it; `caretaker`: a bot of the ruleset. */
export const EMPTY_SEATS = ['rule', 'caretaker'] as const;
export type EmptySeats = (typeof EMPTY_SEATS)[number];

/** Settings that have no column of their own: how people come, go and fall silent. */
export interface CampaignSettings {
  readonly joining: Joining;
  readonly seatChoice: SeatChoice;
  /** Starts by itself as soon as no seat is open. */
  readonly startWhenFull: boolean;
  /** Starts by itself at this instant, full or not; milliseconds UTC, null for never. */
  readonly startAt: number | null;
  readonly oldLetters: OldLetters;
  /** Whether masters read what rulers write to each other. Fixed before anybody joins, and told to whoever does. */
  readonly hostReadsMessages: boolean;
  /** Whether masters who rule a seat themselves see more than that seat. Everybody reads it, and is told when it changes. */
  readonly playingMastersSeeAll: boolean;
  readonly emptySeats: EmptySeats;
  readonly missedTurns: LadderName;
  readonly removedSheet: RemovedSheet;
  /** The clock is held when more than this share of the expected sheets is missing, in percent; null: never. */
  readonly breakerPercent: number | null;
  /** The window closes early when all of its seats are ready. */
  readonly earlyWhenReady: boolean;
  /** How long an extension is that a seat may take by itself, in minutes; 0: only the master gives one. */
  readonly extensionMinutes: number;
  /** How many of them a seat has in a campaign. */
  readonly extensionsPerSeat: number;
  /** How long masters may look at a turn before it is published, in hours; 0: it is published as soon as it is run. */
  readonly reviewHours: number;
}

export const DEFAULT_SETTINGS: CampaignSettings = {
  joining: 'open',
  seatChoice: 'free',
  startWhenFull: true,
  startAt: null,
  oldLetters: 'hidden',
  hostReadsMessages: false,
  playingMastersSeeAll: false,
  emptySeats: 'rule',
  missedTurns: 'rules',
  removedSheet: 'counts',
  breakerPercent: 50,
  earlyWhenReady: true,
  extensionMinutes: 0,
  extensionsPerSeat: 0,
  reviewHours: 0,
};

/** For whoever makes a form or a description of the settings. */
export const SETTINGS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    joining: { enum: JOINING, description: 'Who gets a seat' },
    seatChoice: { enum: SEAT_CHOICES, description: 'Which seat they get' },
    startWhenFull: { type: 'boolean', description: 'Starts as soon as no seat is open' },
    startAt: { type: ['integer', 'null'], minimum: 0, description: 'Starts at this instant, milliseconds UTC' },
    oldLetters: { enum: OLD_LETTERS, description: 'Whether a successor reads the letters of those before them' },
    hostReadsMessages: { type: 'boolean', description: 'Whether masters read what rulers write to each other' },
    playingMastersSeeAll: { type: 'boolean', description: 'Whether masters who rule a seat see everything' },
    emptySeats: { enum: EMPTY_SEATS, description: 'Who looks after a seat without a ruler' },
    missedTurns: { enum: LADDERS, description: 'What happens to a seat whose orders do not come' },
    removedSheet: { enum: REMOVED_SHEETS, description: 'Whether the orders of a removed ruler stand' },
    breakerPercent: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 100,
      description: 'Share of missing sheets above which the clock is held',
    },
    earlyWhenReady: { type: 'boolean', description: 'The window closes when all are ready' },
    extensionMinutes: { type: 'integer', minimum: 0, maximum: 20_160, description: 'Length of an extension' },
    extensionsPerSeat: { type: 'integer', minimum: 0, maximum: 100, description: 'Extensions for each seat' },
    reviewHours: {
      type: 'integer',
      minimum: 0,
      maximum: 24,
      description: 'Hours of review before a turn is published',
    },
  },
} as const satisfies JsonSchema;

/** The given settings over others; every fault is listed. */
export const readSettings = (given: unknown, over = DEFAULT_SETTINGS): Result<CampaignSettings, readonly string[]> => {
  const faults = faultsAgainst(SETTINGS_SCHEMA, given, 'settings');
  return faults.length > 0 ? err(faults) : ok({ ...over, ...(given as Partial<CampaignSettings>) });
};

/** Those of a stored campaign; what a later release has added counts as its default. */
export const settingsOf = ({ settings }: { readonly settings: JsonText }): CampaignSettings => ({
  ...DEFAULT_SETTINGS,
  ...(parsed(settings) as Partial<CampaignSettings>),
});
