import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { DOMAIN, HOLDING, PROVINCE, UNIT } from '../sorts.ts';
import { HOLDING_KINDS, TAX_RATES } from '../words.ts';

/** Provinces and holdings: built, raised, taken, lost. */
export const LAND_EVENTS = {
  'tax-set': { province: PROVINCE, rate: word(...TAX_RATES) },
  'mood-changed': {
    province: PROVINCE,
    mood: NUMBER,
    why: word('taxes', 'levies', 'lost levies', 'largesse', 'unpaid court', 'event', 'raid', 'plot', 'pillage'),
  },
  'province-level-changed': { province: PROVINCE, level: NUMBER },
  founded: { domain: DOMAIN, holding: HOLDING, province: PROVINCE, sort: word(...HOLDING_KINDS), roll: orNone(NUMBER) },
  'founding-failed': { domain: DOMAIN, province: PROVINCE, sort: word(...HOLDING_KINDS), roll: NUMBER },
  'province-raised': { domain: DOMAIN, province: PROVINCE, level: NUMBER },
  'holding-raised': { domain: DOMAIN, holding: HOLDING, level: NUMBER },
  contested: { by: DOMAIN, holding: HOLDING, target: HOLDING, rolls: many(NUMBER), totals: many(NUMBER), won: YES_NO },
  fortified: { domain: DOMAIN, holding: HOLDING },
  /** Its level, and what a siege has left of it. */
  'holding-level-changed': {
    holding: HOLDING,
    level: NUMBER,
    siegeLevel: orNone(NUMBER),
    why: word('contest', 'fire', 'craftsmen', 'sabotage', 'unpaid court'),
  },
  'holding-removed': { holding: HOLDING, why: word('contest', 'razed') },
  /** A domain that gains a second of a kind in a province has one of both (DOM-4.3). */
  'holdings-merged': { from: HOLDING, into: HOLDING, level: NUMBER, fortified: YES_NO },
  'bridge-built': { by: DOMAIN, ends: many(PROVINCE) },
  'bridge-broken': { ends: many(PROVINCE), why: word('demolished', 'flood', 'sabotage') },

  'siege-began': { holding: HOLDING, besiegers: many(DOMAIN) },
  /** The siege stood in one more round of the month, or still stands (DOM-12.7). */
  'siege-held': { holding: HOLDING, rounds: NUMBER },
  'siege-advanced': { holding: HOLDING, siegeLevel: NUMBER },
  'siege-lifted': { holding: HOLDING },
  'holding-occupied': { holding: HOLDING, by: DOMAIN, units: many(UNIT) },
  'holding-occupation-ended': { holding: HOLDING },
  'holding-converted': { holding: HOLDING, from: DOMAIN, to: DOMAIN, level: NUMBER },
  'province-occupied': { province: PROVINCE, by: DOMAIN },
  'province-occupation-ended': { province: PROVINCE },
  'province-converted': { province: PROVINCE, from: orNone(DOMAIN), to: DOMAIN, levies: many(UNIT) },
} satisfies FactsByKind;
export type LandEvent = EventsOf<typeof LAND_EVENTS>;
