import { type EventsOf, type FactsByKind, factOf, many, NUMBER, orNone, word } from '@chancery/kit';
import { NATION, PROVINCE, TYPE } from '../sorts.ts';
import type { General } from '../state.ts';
import { CITY_STATES, COMBAT_ORDERS, NEWS_KINDS } from '../words.ts';

/** What the host puts right between two turns: how all of it stands then (UM-23.14). */
export const EDIT_EVENTS = {
  /** Tenths are those that were added, or taken away. */
  'treasury-edited': { nation: NATION, tenths: NUMBER },
  'nation-edited': { nation: NATION, taxRate: NUMBER, morale: NUMBER, capital: PROVINCE, enemies: many(NATION) },
  'province-edited': {
    province: PROVINCE,
    from: NATION,
    to: NATION,
    cty: word(...CITY_STATES),
    loyalty: NUMBER,
    base: NUMBER,
    inv: NUMBER,
    dev: NUMBER,
  },
  'troops-edited': { nation: NATION, province: PROVINCE, type: TYPE, count: NUMBER },
  /** As he is then, and in whose service he was. */
  'general-edited': { general: factOf<General>('new general'), from: NATION },
  /** Both as they are then. */
  'stance-edited': {
    nation: NATION,
    province: PROVINCE,
    army: orNone(word(...COMBAT_ORDERS)),
    fleet: orNone(word(...COMBAT_ORDERS)),
  },
  /** Without besiegers it is over; `parted` besieged the city before and do so no more. */
  'siege-edited': { province: PROVINCE, owner: NATION, besiegers: many(NATION), parted: many(NATION), t: NUMBER },
  /** News that have not reached everybody: `nations` count as having heard of it, as `heard` have. */
  'news-edited': { what: word(...NEWS_KINDS), province: orNone(PROVINCE), nations: many(NATION), heard: many(NATION) },
} satisfies FactsByKind;
export type EditEvent = EventsOf<typeof EDIT_EVENTS>;
