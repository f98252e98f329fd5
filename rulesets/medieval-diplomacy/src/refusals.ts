import { commonRefusalFacts, type FactsByKind, NUMBER, orNone, type RefusalsOf, WORDS, word } from '@chancery/kit';
import { COMMANDER_ID, PENCE, PLACE, REALM, TROOP } from './sorts.ts';
import { RELATIONS } from './words.ts';

/**
 * Why an order is refused, warned of, or failed at its step: a code with facts. Sentences in text/refusals.ts.
 * `unit` and `army` are labels as written (`A7`); money in pence.
 */
export const REFUSALS = {
  ...commonRefusalFacts(WORDS),
  // who and what
  'wrong-unit-kind': { unit: WORDS, wanted: WORDS },
  'not-a-province': { location: PLACE },
  'unknown-realm': { realm: WORDS },
  'unknown-troop': { type: WORDS },
  'unknown-commander': { commander: COMMANDER_ID },
  arguments: { wanted: WORDS },
  independents: {},
  defeated: { realm: REALM },
  // sheet as a whole
  'plan-too-long': { unit: WORDS, limit: NUMBER },
  'too-many-orders': { count: NUMBER, limit: NUMBER },
  overspent: { shortfall: PENCE },
  'thin-surplus': { surplus: PENCE, advised: PENCE },
  'said-twice': { verb: WORDS },
  'coup-threatens': { given: NUMBER, provinces: NUMBER },
  // diplomacy
  'not-neutral': { realm: REALM, relation: word(...RELATIONS) },
  'not-at-war': { realm: REALM },
  'not-allied': { realm: REALM },
  'offer-not-returned': { realm: REALM, what: word('alliance', 'peace') },
  'relation-changed-this-turn': { realm: REALM },
  enemy: { realm: REALM },
  'already-granted': { realm: REALM },
  'not-granted': { realm: REALM },
  'not-accepted': { realm: REALM },
  // gold
  'not-enough-gold': { needed: PENCE, treasury: PENCE },
  'no-caravan-way': { realm: REALM, range: NUMBER },
  'proclamation-too-short': { length: NUMBER, needed: NUMBER },
  'proclamation-too-long': { length: NUMBER, limit: NUMBER },
  // provinces
  'not-yours': { province: PLACE },
  'not-yours-at-turn-start': { province: PLACE },
  'already-annexed': { province: PLACE },
  'annexation-limit': { limit: NUMBER },
  'not-independent': { province: PLACE },
  'enemy-troops': { province: PLACE },
  'just-received': { province: PLACE },
  // units
  'no-number-free': { kind: word('A', 'F') },
  'number-taken': { unit: WORDS },
  'no-harbour': { province: PLACE },
  'follow-kind': { unit: WORDS, target: WORDS },
  'follow-circle': { unit: WORDS, target: WORDS },
  'not-in-unit': { unit: WORDS, commander: COMMANDER_ID },
  'too-many-in-ranks': { type: TROOP, wanted: NUMBER, present: NUMBER },
  'nothing-to-disband': { unit: WORDS },
  'fewer-present': { type: TROOP, wanted: NUMBER, present: NUMBER },
  'no-salvage': { type: TROOP },
  'garrison-cannot': { verb: WORDS },
  // transfers
  'partner-elsewhere': { unit: WORDS },
  'same-unit': { unit: WORDS },
  'nothing-to-transfer': { unit: WORDS },
  'cannot-hold-troops': { unit: WORDS, type: TROOP },
  /** Null where the realm is another's: its status is not shown (MD-16.8). */
  'commander-limit': { realm: REALM, limit: orNone(NUMBER) },
  // movement
  'not-adjacent': { from: PLACE, to: PLACE },
  barrier: { from: PLACE, to: PLACE },
  'no-permission': { province: PLACE, owner: REALM },
  'not-enough-move-points': { unit: WORDS, needed: NUMBER, left: NUMBER },
  'empty-unit': { unit: WORDS },
  'is-loaded': { unit: WORDS },
  'is-sea': { location: PLACE },
  'sail-by-land': { from: PLACE, to: PLACE },
  'no-ships': { unit: WORDS },
  retreated: { unit: WORDS },
  // fleets
  'not-boarded': { army: WORDS, realm: REALM },
  'not-on-fleet': { army: WORDS },
  'army-out-of-reach': { army: WORDS },
  'too-heavy': { army: WORDS, load: NUMBER, storage: NUMBER },
  'second-lift-used': { unit: WORDS },
  'landing-failed': { army: WORDS, province: PLACE, chance: NUMBER },
  'fleet-retreated': { unit: WORDS },
  /** Soldiers who would go over the side because the fleet is overfull (MD-6.12). */
  overboard: { army: WORDS, count: NUMBER },
  /** Percent by which an invasion from the sea should succeed (MD-6.32). */
  'landing-chance': { army: WORDS, province: PLACE, chance: NUMBER },
  // pillage, building
  'too-weak': { combat: NUMBER, needed: NUMBER },
  'already-pillaged': { province: PLACE },
  outdone: { province: PLACE },
  'no-city': { province: PLACE },
  'not-on-build-list': { type: TROOP, province: PLACE },
  'not-a-soldier': { type: TROOP },
  'not-a-ship': { type: TROOP },
  'build-limit': { wanted: NUMBER, limit: NUMBER },
  /** Fewer than ordered should be built, for want of this (MD-15.40, MD-15.46). */
  'fewer-built': { wanted: NUMBER, built: NUMBER, short: word('gold', 'workers', 'slots') },
  'changed-hands': { province: PLACE },
  'not-royal': {},
  'already-hired': { province: PLACE },
  'highest-fort': { province: PLACE },
  'one-level-a-turn': { province: PLACE },
  'nothing-to-repair': { province: PLACE },
  'already-repaired': { province: PLACE },
  'has-harbour': { province: PLACE },
  'no-coast': { province: PLACE },
  'no-slot': { province: PLACE },
  'not-enough-workers': { needed: NUMBER, left: NUMBER },
  'nothing-to-raze': { province: PLACE, what: WORDS },
  // a plan that came to an end
  'unit-gone': { unit: WORDS },
  cancelled: { unit: WORDS },
  /** The unit should meet enemies there before this order, and go no further (MD-5.23). */
  'battle-expected': { unit: WORDS, location: PLACE },
} satisfies FactsByKind;
export type Refusal = RefusalsOf<typeof REFUSALS>;
