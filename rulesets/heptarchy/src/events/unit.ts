import { type EventsOf, type FactsByKind, many, NUMBER, word } from '@chancery/kit';
import { AREA, KINGDOM, PLACE, UNIT, UNIT_KIND } from '../sorts.ts';
import { STATION } from '../state.ts';

/** Units, and where they go. */
export const UNIT_EVENTS = {
  'unit-created': {
    unit: UNIT,
    unitKind: UNIT_KIND,
    kingdom: KINGDOM,
    area: AREA,
    at: STATION,
    cost: NUMBER,
    gold: NUMBER,
    /** The area remembers it (HEP-8.2). */
    turn: NUMBER,
  },
  'unit-disbanded': {
    unit: UNIT,
    unitKind: UNIT_KIND,
    kingdom: KINGDOM,
    why: word('order', 'upkeep', 'navy-gone', 'displaced', 'peace', 'subjugated', 'eliminated'),
  },
  /** By land, or ashore from a Navy (HEP-9.1, HEP-9.13). */
  moved: { kingdom: KINGDOM, units: many(UNIT), from: many(STATION), to: AREA },
  loaded: { kingdom: KINGDOM, unit: UNIT, navy: UNIT },
  unloaded: { kingdom: KINGDOM, unit: UNIT, area: AREA },
  /** Dispatch, Sail or Anchor: one action each, cargo carried along (HEP-9.10). */
  'navies-moved': {
    kingdom: KINGDOM,
    how: word('dispatch', 'sail', 'anchor'),
    navies: many(UNIT),
    from: STATION,
    to: STATION,
  },
  /** Sent elsewhere without spending anything: displaced, retreated, escaped (HEP-9.19 to 9.22, HEP-10.13, HEP-11.7, 11.8). */
  sent: {
    unit: UNIT,
    kingdom: KINGDOM,
    why: word('displaced', 'retreated', 'escaped', 'put-to-sea'),
    from: STATION,
    to: STATION,
  },
  boosted: {
    kingdom: KINGDOM,
    units: many(UNIT),
    times: NUMBER,
    /** Where, as in the order: an area's number or that of a sea on the map. */
    at: PLACE,
  },
} satisfies FactsByKind;
export type UnitEvent = EventsOf<typeof UNIT_EVENTS>;
