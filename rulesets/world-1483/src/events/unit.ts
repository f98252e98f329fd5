import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { NATION, OWNER, PLACE, UNIT } from '../sorts.ts';
import { UNIT_STATE } from '../state.ts';
import { UNIT_TYPES } from '../words.ts';

/** So many units of a type and an owner in a place: what is told of units that may be gone when somebody reads of them. */
export const LOT = { owner: OWNER, type: word(...UNIT_TYPES), count: NUMBER, place: PLACE };
export interface Lot extends DataOf<typeof LOT> {}

export const UNIT_MOVE = { unit: UNIT, place: PLACE, carrier: orNone(UNIT) };

/** Units: made, moved, lost, given. Battles, purchases and orders say more; these are what changes the board. */
export const UNIT_EVENTS = {
  'units-made': {
    units: many(UNIT_STATE),
    why: word('built', 'armed', 'garrison', 'raid', 'rebellion', 'independence', 'set-up', 'correction'),
  },
  /** Where units are from now on, and whether that counts as their move of the game turn (W83-14.12). */
  'units-moved': { moves: many(UNIT_MOVE), counts: YES_NO },
  'units-lost': {
    units: many(UNIT),
    lots: many(LOT),
    why: word('battle', 'ice', 'sunk', 'leaderless', 'captured', 'disbanded', 'gone', 'correction'),
  },
  'units-given': { units: many(UNIT), lots: many(LOT), from: OWNER, to: NATION, guests: YES_NO },
  /** Ships of the line that were hit (W83-3.7), or are repaired (W83-3.8). */
  damaged: { units: many(UNIT), damaged: YES_NO },
  fought: { units: many(UNIT), fought: YES_NO },
  /** An ability changed a result, so everybody knows it (W83-4.31). */
  'ability-shown': { unit: UNIT, owner: OWNER, skill: NUMBER, ability: NUMBER, place: PLACE },
  /** Generals who took part in a conquest and stay there (W83-4.24). */
  'conquest-noted': { units: many(UNIT), territory: PLACE },
  'guest-right-set': { units: many(UNIT), guests: YES_NO },
} satisfies FactsByKind;
export type UnitEvent = EventsOf<typeof UNIT_EVENTS>;
