import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, word, YES_NO } from '@chancery/kit';
import { CHANCE_TAKEN } from '../data/rolls.ts';
import { NATION } from '../sorts.ts';

/** A nation's place in the table of scores (UM-23.2 to 23.5). */
export const SCORED = { nation: NATION, score: NUMBER, rank: NUMBER };
export interface Scored extends DataOf<typeof SCORED> {}

/** The turn as such: silence, caretakers, scores, the end. */
export const TURN_EVENTS = {
  'orders-missed': { nation: NATION, missed: NUMBER },
  'orders-came': { nation: NATION },
  'status-set': {
    nation: NATION,
    status: word('active', 'caretaker'),
    why: word('silence', 'commander-in-chief died', 'master'),
  },
  /** It owns nothing and has no units: generals, spies and treasury vanish (UM-23.7). */
  'nation-eliminated': { nation: NATION },
  /** Rolls of a step that were needed for something; the host's, and everybody's when the campaign is over (UM-1.19). */
  'chances-taken': { step: NUMBER, chances: many(CHANCE_TAKEN) },
  scored: { scores: many(SCORED) },
  /** Old names are forgotten, relief is over, rebels who rule have no helpers any more. The number is that of the turn to come. */
  'turn-ended': { turn: NUMBER, lastOfYear: YES_NO },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
