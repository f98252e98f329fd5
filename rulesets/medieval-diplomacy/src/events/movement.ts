import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { PLACE, REALM, UNIT } from '../sorts.ts';

/** Where units go. */
export const MOVEMENT_EVENTS = {
  boarding: { unit: UNIT, realm: REALM },
  loaded: { fleet: UNIT, army: UNIT, second: YES_NO },
  reloaded: { army: UNIT, from: UNIT, to: UNIT },
  held: { unit: UNIT, cost: NUMBER },
  sailed: { unit: UNIT, from: PLACE, to: PLACE, cost: NUMBER },
  fled: { unit: UNIT, from: PLACE, to: PLACE, roll: orNone(NUMBER) },
  'landing-tried': {
    realm: REALM,
    province: PLACE,
    armies: many(UNIT),
    /** Percent; may exceed 100. */
    chance: NUMBER,
    /** Null when no roll was needed. */
    roll: orNone(NUMBER),
    landed: YES_NO,
  },
  unloaded: {
    fleet: UNIT,
    army: UNIT,
    to: PLACE,
    /** Onto land where it lacks permission (MD-6.31). */
    invading: YES_NO,
    second: YES_NO,
  },
  'put-ashore': { army: UNIT, at: PLACE, why: word('betrayed', 'scuttled', 'no-room') },
  marched: { unit: UNIT, from: PLACE, to: PLACE, cost: NUMBER },
  /** It met enemies on the border; the cost is paid, the march decided by the battle (MD-5.11, MD-8.82). */
  'met-at-border': { unit: UNIT, from: PLACE, to: PLACE, cost: NUMBER },
  'thrown-back': { unit: UNIT, from: PLACE, to: PLACE },
} satisfies FactsByKind;
export type MovementEvent = EventsOf<typeof MOVEMENT_EVENTS>;
