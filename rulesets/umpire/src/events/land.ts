import { type EventsOf, type FactsByKind, NUMBER, orNone, WORDS, word } from '@chancery/kit';
import { NATION, PROVINCE } from '../sorts.ts';
import { SIEGE_STATE } from '../state.ts';
import { MANNERS } from '../words.ts';

/** Provinces and cities (sections 5, 8, 9, 14): the change itself. What others read of it is news. */
export const LAND_EVENTS = {
  /** Bought, not yet effective (UM-8.3). */
  improved: { nation: NATION, province: PROVINCE, points: NUMBER },
  'works-finished': { nation: NATION, province: PROVINCE, points: NUMBER },
  /** The new name and code; loyalty after it (UM-8.10, 8.13). */
  'city-founded': {
    nation: NATION,
    province: PROVINCE,
    name: WORDS,
    code: WORDS,
    revenue: NUMBER,
    loyalty: NUMBER,
    oldName: WORDS,
    oldCode: WORDS,
  },
  'city-rebuilt': { nation: NATION, province: PROVINCE, loyalty: NUMBER },
  /** By order or by the victors; loyalty and its cap after it (UM-8.24, 8.25, 8.29). */
  'city-destroyed': {
    nation: NATION,
    province: PROVINCE,
    by: word('order', 'victors'),
    loyalty: NUMBER,
    loyaltyCap: NUMBER,
  },
  /** What investment and devastation are after it (UM-8.16). */
  devastated: { province: PROVINCE, inv: NUMBER, dev: NUMBER },
  recovered: { province: PROVINCE, dev: NUMBER },
  declined: { province: PROVINCE, base: NUMBER, inv: NUMBER, dev: NUMBER },
  'colony-made': { nation: NATION, province: PROVINCE },
  /** Loyalty of both after it; null where the old one is not owned any more (UM-9.23). */
  'capital-moved': {
    nation: NATION,
    from: orNone(PROVINCE),
    to: PROVINCE,
    fromLoyalty: orNone(NUMBER),
    toLoyalty: NUMBER,
  },
  /**
   * It has another owner, by any manner; any siege of it is over, unless `siege` says that it goes on (UM-9.26). By cession it
   * notes who ceded it.
   */
  'province-passed': {
    province: PROVINCE,
    from: NATION,
    to: NATION,
    manner: word(...MANNERS),
    loyalty: NUMBER,
    /** Whom rebels there go on fighting; kept when the Independents take it, or when it is ceded (UM-4.5). */
    rebelAgainst: orNone(NATION),
    siege: orNone(SIEGE_STATE),
  },
  'rebels-against': { province: PROVINCE, nation: orNone(NATION) },
  'siege-set': { province: PROVINCE, siege: SIEGE_STATE },
  'siege-over': { province: PROVINCE },
} satisfies FactsByKind;
export type LandEvent = EventsOf<typeof LAND_EVENTS>;
