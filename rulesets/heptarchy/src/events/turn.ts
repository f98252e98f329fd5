import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word } from '@chancery/kit';
import { KINGDOM, TRADITION } from '../sorts.ts';
import { OUTCOME } from '../state.ts';

export const KINGDOM_NEWS = {
  kingdom: KINGDOM,
  areas: NUMBER,
  gold: NUMBER,
  taxIncome: NUMBER,
  tradeIncome: NUMBER,
  landUnits: NUMBER,
  maxUnits: NUMBER,
  retinues: NUMBER,
  maxRetinues: NUMBER,
  navies: NUMBER,
  maxNavies: NUMBER,
  prestige: NUMBER,
};
export interface KingdomNews extends DataOf<typeof KINGDOM_NEWS> {}

/** HEP-15.6 */
export const NEWSHEET = {
  kingdoms: many(KINGDOM_NEWS),
  wars: many({ a: KINGDOM, b: KINGDOM, scoreA: NUMBER, scoreB: NUMBER }),
};
export interface Newsheet extends DataOf<typeof NEWSHEET> {}

/** Phases, Turns, and who plays. */
export const TURN_EVENTS = {
  /** Marks and protections of the kingdom are wiped, what awaits its answer becomes due (HEP-1.9). */
  'phase-opened': { kingdom: KINGDOM, turn: NUMBER },
  posted: { kingdom: KINGDOM },
  /** Boosts are wiped (HEP-1.10). `missed`: how many Phases it has missed in a row by now. */
  'phase-closed': { kingdom: KINGDOM, missed: NUMBER },
  /** Turn 0: has posted END, or its time is over. */
  'setup-ended': { kingdom: KINGDOM },
  'npc-step-began': { turn: NUMBER },
  /** How all stand at the end of the Turn (HEP-15.6). */
  newsheet: { turn: NUMBER, newsheet: NEWSHEET },
  /** The next Turn begins, and every player has their Phase in it still to come. */
  'turn-ended': { turn: NUMBER },
  'campaign-ended': { winner: orNone(KINGDOM), by: OUTCOME.by, turn: NUMBER },
  'signed-up': { kingdom: KINGDOM, leader: WORDS, color: WORDS, tradition: TRADITION },
  /** `gold`: what it has by now (HEP-0.20); what it missed is forgotten. A new player's kingdom is put on the list. */
  'controller-set': {
    kingdom: KINGDOM,
    controller: word('player', 'npc', 'caretaker'),
    gold: NUMBER,
    why: word('missed', 'master'),
  },
  'player-list-set': { kingdoms: many(KINGDOM) },
  eliminated: { kingdom: KINGDOM },
  /** Heard by sender and addressee only, unless `to` is null: all (HEP-15.2). */
  'message-sent': { from: KINGDOM, to: orNone(KINGDOM), text: WORDS },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
