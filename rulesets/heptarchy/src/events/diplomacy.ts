import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { AREA, KINGDOM, TREATY, UNIT } from '../sorts.ts';
import { NEGOTIATION_CLOCK, TERMS } from '../state.ts';
import { ASKINGS } from '../words.ts';
import { ROLL } from './battle.ts';

/** War, Peace, treaties, and areas that change hands. */
export const DIPLOMACY_EVENTS = {
  'war-declared': { by: KINGDOM, on: KINGDOM, turn: NUMBER },
  proposed: { from: KINGDOM, to: KINGDOM, treaty: TREATY, turn: NUMBER },
  'proposal-ended': {
    from: KINGDOM,
    to: KINGDOM,
    treaty: TREATY,
    why: word('accepted', 'refused', 'lapsed', 'withdrawn', 'war', 'impossible', 'eliminated'),
  },
  'treaty-made': { treaty: TREATY, a: KINGDOM, b: KINGDOM, lockedUntil: orNone(NUMBER) },
  'treaty-ended': {
    treaty: TREATY,
    a: KINGDOM,
    b: KINGDOM,
    /** Who cancelled it; null when it was not cancelled. */
    by: orNone(KINGDOM),
    why: word('cancelled', 'war', 'renounced', 'eliminated'),
  },
  /** An NPC State rolls for Acceptance (HEP-5.22, HEP-5.28, HEP-7.26), and can't be asked again in this Phase (HEP-5.26). */
  'acceptance-rolled': {
    from: KINGDOM,
    npc: KINGDOM,
    what: word(...ASKINGS),
    roll: ROLL,
    needed: NUMBER,
    accepted: YES_NO,
  },
  occupied: { area: AREA, by: KINGDOM },
  'occupation-ended': { area: AREA, by: KINGDOM },
  'area-changed-hands': { area: AREA, from: KINGDOM, to: KINGDOM, why: word('conquest', 'peace', 'subjugation') },
  /** Levies that come with a subjugated area: they keep their ids (HEP-5.32). */
  'levies-joined': { from: KINGDOM, to: KINGDOM, units: many(UNIT) },
  'capital-moved': { kingdom: KINGDOM, capital: AREA },
  'first-to-five': { a: KINGDOM, b: KINGDOM, first: KINGDOM },
  /** HEP-7.6; `auto` null: it is over. */
  'negotiations-forced': { a: KINGDOM, b: KINGDOM, auto: orNone(NEGOTIATION_CLOCK) },
  'peace-offered': {
    from: KINGDOM,
    to: KINGDOM,
    terms: TERMS,
    cost: NUMBER,
    scores: { own: NUMBER, theirs: NUMBER },
    /** It can't be refused (HEP-7.9). */
    enforced: YES_NO,
    turn: NUMBER,
  },
  'peace-answered': { from: KINGDOM, to: KINGDOM, answer: word('accepted', 'refused', 'no-answer', 'enforced') },
  /** A demand of an accepted offer that has become impossible (HEP-7.23). */
  'demand-dropped': {
    from: KINGDOM,
    to: KINGDOM,
    what: word('disband', 'renounce-trade', 'renounce-pact', 'land', 'trade', 'pact'),
    number: NUMBER,
  },
  'tribute-paid': { from: KINGDOM, to: KINGDOM, amount: NUMBER, fromGold: NUMBER, toGold: NUMBER },
  'war-ended': {
    a: KINGDOM,
    b: KINGDOM,
    how: word('white-peace', 'terms', 'annexed', 'eliminated'),
    /** Null: nobody won it (HEP-7.24, HEP-6.20). */
    winner: orNone(KINGDOM),
  },
  'truce-made': { a: KINGDOM, b: KINGDOM, until: NUMBER },
  'truce-ended': { a: KINGDOM, b: KINGDOM },
} satisfies FactsByKind;
export type DiplomacyEvent = EventsOf<typeof DIPLOMACY_EVENTS>;
