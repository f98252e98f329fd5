import {
  commonRefusalFacts,
  type FactsByKind,
  factOf,
  NUMBER,
  orNone,
  type RefusalsOf,
  WORDS,
  word,
} from '@chancery/kit';
import { AREA, KINGDOM, PLACE, RESOURCE, SEA, TREATY, UNIT } from './sorts.ts';
import { LAND_KINDS, UNIT_KINDS } from './words.ts';

/** Why an action is refused, warned of, or skipped at its moment: a code with facts. Sentences in text/refusals.ts. */
const REFUSED = {
  ...commonRefusalFacts(UNIT),
  // who and when
  'not-your-phase': { active: orNone(KINGDOM) },
  'not-in-turn-0': {},
  'only-in-turn-0': {},
  'campaign-over': {},
  'after-end': {},
  'already-done': {},
  // names and places
  'unknown-kingdom': { kingdom: WORDS },
  eliminated: { kingdom: KINGDOM },
  'not-a-player': { kingdom: KINGDOM },
  'not-an-npc': { kingdom: KINGDOM },
  'unknown-area': { area: NUMBER },
  'unknown-sea': { sea: NUMBER },
  'not-your-area': { area: AREA, owner: KINGDOM },
  'your-own-area': { area: AREA },
  occupied: { area: AREA, by: KINGDOM },
  // gold and Resources
  gold: { cost: NUMBER, gold: NUMBER },
  'not-allowed-here': { area: AREA, resource: RESOURCE },
  'no-free-slot': { area: AREA },
  'already-there': { area: AREA, resource: RESOURCE },
  'not-there': { area: AREA, resource: RESOURCE },
  'gift-limit': { sent: NUMBER, limit: NUMBER },
  // creating units
  'made-this-turn': { area: AREA, what: word('land', 'navy') },
  limit: { what: word('units', 'retinues', 'navies'), owned: NUMBER, limit: NUMBER },
  'no-shipyards': { area: AREA },
  'not-on-that-sea': { area: AREA, sea: SEA },
  // units
  'no-unit-named': {},
  'not-your-unit': { unit: UNIT, owner: KINGDOM },
  'wrong-unit-kind': { unit: UNIT, wanted: word(...UNIT_KINDS, 'land') },
  'none-there': { kind: word(...LAND_KINDS), at: PLACE },
  fresh: { unit: UNIT },
  'has-moved': { unit: UNIT },
  'was-carried': { unit: UNIT },
  'no-actions-left': { unit: UNIT },
  'not-adjacent': { from: PLACE, to: PLACE },
  'already-stands-there': { unit: UNIT, area: AREA },
  'no-right-of-entry': { area: AREA, owner: KINGDOM },
  'no-landing': { area: AREA, owner: KINGDOM },
  'no-anchoring': { area: AREA, owner: KINGDOM, occupier: orNone(KINGDOM) },
  'not-anchored': { unit: UNIT },
  'not-at-sea': { unit: UNIT },
  'not-together': { unit: UNIT },
  'not-aboard': { unit: UNIT },
  'navy-full': { navy: UNIT },
  'navy-loaded': { navy: UNIT },
  'not-in-same-area': { unit: UNIT, navy: UNIT },
  // cavalry
  cavalry: { asked: NUMBER, left: NUMBER },
  'nothing-to-raid': { area: AREA },
  'not-bordering': { area: AREA },
  'raided-already': { area: AREA },
  // diplomacy
  'at-war': { with: KINGDOM },
  'at-war-with-anybody': {},
  'not-at-war': { with: KINGDOM },
  pact: { with: KINGDOM },
  truce: { with: KINGDOM, until: NUMBER },
  'pact-cancelled-this-phase': { with: KINGDOM },
  'trade-slot': { kingdom: KINGDOM },
  'no-way-to-trade': { with: KINGDOM },
  'treaty-exists': { treaty: TREATY, with: KINGDOM },
  'no-treaty': { treaty: TREATY, with: KINGDOM },
  locked: { treaty: TREATY, until: NUMBER },
  'proposed-already': { treaty: TREATY, with: KINGDOM },
  'no-proposal': { treaty: TREATY, from: KINGDOM },
  'asked-already': { kingdom: KINGDOM },
  'subjugated-already': {},
  'too-many-areas': { kingdom: KINGDOM },
  // peace
  'no-negotiations': { with: KINGDOM, from: NUMBER },
  'npc-talks-later': { with: KINGDOM, from: NUMBER },
  'offered-already': { to: KINGDOM },
  'offer-pending': { from: KINGDOM },
  'no-offer': { from: KINGDOM },
  'white-only': { kingdom: KINGDOM },
  'white-alone': {},
  'nothing-demanded': {},
  score: { cost: NUMBER, score: NUMBER },
  tribute: { tribute: NUMBER, gold: NUMBER },
  'truce-length': { truce: NUMBER },
  'cannot-demand-unit': { unit: UNIT },
  'cannot-demand-area': { area: AREA },
  'cannot-renounce': { treaty: TREATY, with: KINGDOM },
  // signing up, master
  'signed-up-already': {},
  'tradition-of-tribe': { tradition: WORDS },
  color: { color: WORDS, why: word('form', 'pale', 'taken') },
  'named-twice': { kingdom: WORDS },
} satisfies FactsByKind;

/** A warning. */
interface MayFail {
  readonly code: 'may-fail';
  readonly refusal: Refusal;
}

export type Refusal = RefusalsOf<typeof REFUSED> | MayFail;

export const REFUSALS = { ...REFUSED, 'may-fail': { refusal: factOf<Refusal>('refusal') } } satisfies FactsByKind;
