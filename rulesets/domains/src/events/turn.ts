import { type EventsOf, type FactsByKind, many, NUMBER, WORDS, word, YES_NO } from '@chancery/kit';
import { DOMAIN, UNIT } from '../sorts.ts';

export const SCORE = { domain: DOMAIN, score: NUMBER };

/** What a month is made of, as a report goes through it (DOM-1.3). */
export const PARTS = ['round 1', 'round 2', 'round 3', 'end of the month'] as const;

/** The month itself: how it begins, what nobody ordered, how it ends. */
export const TURN_EVENTS = {
  'month-began': { turn: NUMBER },
  'part-began': { part: word(...PARTS) },
  /** `leaves`: the rules run it from the end of this month on (DOM-17.4). */
  'orders-missed': { domain: DOMAIN, missed: NUMBER, leaves: YES_NO },
  /** Orders came again, after months without. */
  'orders-came': { domain: DOMAIN },
  /** A domain without province and holding is out; its units disband (DOM-17.7). */
  'domain-eliminated': { domain: DOMAIN, units: many(UNIT) },
  'domain-taken-over': { domain: DOMAIN, by: word('player', 'npc') },
  'turn-ended': { turn: NUMBER, scores: many(SCORE) },
  /** Names what the host has corrected (DOM-17.6). */
  corrected: { what: WORDS },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
