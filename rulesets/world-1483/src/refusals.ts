import { type FactsByKind, NUMBER, type RefusalsOf, WORDS, word } from '@chancery/kit';
import { NATION, OWNER, PLACE, UNIT } from './sorts.ts';
import { STATUSES, UNIT_TYPES } from './words.ts';

/** Why an order is refused, or comes to nothing: a code with facts. The sentences stand in text/refusals.ts. */
export const REFUSALS = {
  'rulers-only': {},
  'masters-only': {},
  // Who may
  'not-a-tribe': {},
  'tribes-only': {},
  conquered: {},
  'same-nation': { nation: NATION },
  'no-such-nation': { nation: NATION, status: word(...STATUSES) },
  'npc-only': { nation: NATION },
  'player-only': { nation: NATION },
  'only-together': { what: WORDS },
  // Money
  'short-of-money': { cost: NUMBER, treasury: NUMBER },
  'in-arrears': { arrears: NUMBER },
  // Ships and armies
  'deep-sea': {},
  'too-far': { from: PLACE, to: PLACE },
  'general-alone': { territory: PLACE },
  'guns-alone': { territory: PLACE },
  'not-touching': { zone: PLACE, territory: PLACE },
  'one-shore': { zone: PLACE },
  'nobody-to-expel': { territory: PLACE },
  'no-tribal-city': { territory: PLACE },
  'city-there': { territory: PLACE },
  'incorporated-already': { territory: PLACE },
  // Wars
  'at-war': { nation: NATION },
  'not-at-war': { nation: NATION },
  // Diplomacy
  'in-your-pay': { npc: NATION },
  'allied-already': { npc: NATION },
  'thinks-no-worse': { npc: NATION, nation: NATION, box: NUMBER },
  'not-believed': {},
  'not-their-war': { npc: NATION, nation: NATION },
  'nothing-to-win-back': { npc: NATION, nation: NATION },
  // Trade and economy
  landlocked: {},
  'no-border': { nation: NATION },
  'not-joined': { from: PLACE, to: PLACE },
  'no-value': { territory: PLACE },
  // New units
  'not-yours-then': { territory: PLACE },
  'new-city': { territory: PLACE },
  'no-coast': { territory: PLACE },
  'port-there': { territory: PLACE },
  'far-from-core': { territory: PLACE },
  'colony-full': { territory: PLACE, most: NUMBER },
  // Places and units
  'not-yours': { territory: PLACE, owner: OWNER },
  'not-incorporated': { territory: PLACE },
  'no-city': { territory: PLACE },
  'too-few-units': { wanted: NUMBER, there: NUMBER, type: word(...UNIT_TYPES), place: PLACE },
  'wrong-element': { type: word(...UNIT_TYPES), place: PLACE },
  'no-such-unit': { unit: UNIT, place: PLACE },
  'not-adjacent': { from: PLACE, to: PLACE },
  'has-moved': { type: word(...UNIT_TYPES), place: PLACE },
  'no-such-offer': { what: WORDS, offer: NUMBER },
  // Trades and gifts
  'cannot-pay': { nation: NATION },
  'generals-stay': {},
  'too-few-routes': { what: word('sea', 'land'), wanted: NUMBER, there: NUMBER },
  'tribes-take-no-routes': { nation: NATION },
  'no-port': { territory: PLACE },
  'port-alone': { territory: PLACE },
  'cargo-apart': { place: PLACE },
  'tribal-city-stays': { territory: PLACE },
  // Treaties
  'no-peace-offered': { nation: NATION },
  'ally-granted-too-little': { npc: NATION, demanded: NUMBER, granted: NUMBER },
  'already-tried': { what: word('threat', 'demand', 'marriage', 'rebellion') },
  'not-friendly-enough': { npc: NATION, box: NUMBER },
  'no-battle-yet': { nation: NATION },
  'out-of-reach': { npc: NATION, nation: NATION },
  'ally-at-war': { npc: NATION },
  unmarriageable: { npc: NATION },
  'rebels-do-not-marry': { npc: NATION },
  'too-little-money': { least: NUMBER, given: NUMBER },
  'own-territory': { territory: PLACE },
  'troops-there': { territory: PLACE },
  'nobody-to-rise': { territory: PLACE },
  'not-to-be-freed': { nation: NATION },
  'never-theirs': { territory: PLACE, nation: NATION },
  'city-must-go-along': {},
  'all-must-go-along': { territory: PLACE },
  // Settling
  'not-settling': {},
  'no-place-to-settle': { territory: PLACE },
  'same-place-twice': { territory: PLACE },
  'too-many-places': { most: NUMBER, given: NUMBER },
} satisfies FactsByKind;
export type Refusal = RefusalsOf<typeof REFUSALS>;
