import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { PENCE, PLACE, REALM, TROOP, UNIT } from '../sorts.ts';
import { STRUCTURES } from '../words.ts';

/** What befalls a province. */
export const PROVINCE_EVENTS = {
  'province-taken': {
    province: PLACE,
    phase: NUMBER,
    from: REALM,
    to: REALM,
    /** Draw among equals (MD-11.7). */
    tieRoll: orNone(NUMBER),
    harbour: orNone({ roll: NUMBER, lost: YES_NO }),
    /** Ships of the old garrison, taken or lost (MD-11.15). */
    ships: many({ type: TROOP, roll: orNone(NUMBER), captured: YES_NO }),
  },
  pillaged: { unit: UNIT, province: PLACE, owner: REALM, gold: PENCE },
  'damage-rose': { province: PLACE, damage: NUMBER },
  'damage-mended': { province: PLACE, damage: NUMBER },
  annexed: { realm: REALM, province: PLACE, cost: PENCE, formerly: REALM },
  'annexation-lapsing': { province: PLACE, realm: REALM, lapse: NUMBER },
  'annexation-mended': { province: PLACE, realm: REALM },
  'annexation-ended': { province: PLACE, realm: REALM, why: word('declined', 'limit', 'defeated') },
  'fort-repaired': {
    province: PLACE,
    /** Null: free of charge (MD-9.32). */
    unit: orNone(UNIT),
    cost: PENCE,
    damage: NUMBER,
  },
  'fort-built': { province: PLACE, unit: UNIT, level: NUMBER, cost: PENCE },
  'harbour-built': { province: PLACE, unit: UNIT, cost: PENCE },
  'production-built': { province: PLACE, unit: UNIT, count: NUMBER, cost: PENCE },
  razed: { province: PLACE, unit: UNIT, what: word(...STRUCTURES), gold: PENCE },
  'province-given': { province: PLACE, from: REALM, to: REALM },
} satisfies FactsByKind;
export type ProvinceEvent = EventsOf<typeof PROVINCE_EVENTS>;
