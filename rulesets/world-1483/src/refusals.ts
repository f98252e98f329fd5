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
  // Money
  'short-of-money': { cost: NUMBER, treasury: NUMBER },
  'in-arrears': { arrears: NUMBER },
  // Wars
  'at-war': { nation: NATION },
  'not-at-war': { nation: NATION },
  // Places and units
  'not-yours': { territory: PLACE, owner: OWNER },
  'not-incorporated': { territory: PLACE },
  'no-city': { territory: PLACE },
  'too-few-units': { wanted: NUMBER, there: NUMBER, type: word(...UNIT_TYPES), place: PLACE },
  'no-such-unit': { unit: UNIT, place: PLACE },
  'not-adjacent': { from: PLACE, to: PLACE },
  'has-moved': { type: word(...UNIT_TYPES), place: PLACE },
  'no-such-offer': { what: WORDS, offer: NUMBER },
} satisfies FactsByKind;
export type Refusal = RefusalsOf<typeof REFUSALS>;
