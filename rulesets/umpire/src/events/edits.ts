import { type EventsOf, type FactsByKind, factOf, many, NUMBER, word } from '@chancery/kit';
import { NATION, PROVINCE, TYPE } from '../sorts.ts';
import type { General } from '../state.ts';
import { CITY_STATES } from '../words.ts';

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
} satisfies FactsByKind;
export type EditEvent = EventsOf<typeof EDIT_EVENTS>;
