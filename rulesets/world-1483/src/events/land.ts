import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { NATION, OWNER, PLACE, UNIT } from '../sorts.ts';
import { CITY } from '../state.ts';

/** Territories: taken, handed over, incorporated, built up. */
export const LAND_EVENTS = {
  /** By force or by walking in (W83-10.21): generals of those who defended it, port and tribal city are lost. */
  captured: {
    territory: PLACE,
    from: OWNER,
    by: OWNER,
    generals: many(UNIT),
    port: YES_NO,
    tribalCity: orNone(NATION),
    how: word('walked in', 'battle', 'landing', 'raid', 'rebellion'),
  },
  /** Without a capture: nothing is destroyed (W83-3.10). */
  'handed-over': {
    territory: PLACE,
    from: OWNER,
    to: OWNER,
    why: word('trade', 'gift', 'treaty', 'marriage', 'independence', 'tribe gone', 'settled', 'correction'),
  },
  /** `cost` 0 and `free` where it happens of itself (W83-10.46, 10.47). */
  incorporated: { territory: PLACE, by: orNone(OWNER), cost: NUMBER, treasury: NUMBER, free: YES_NO },
  'value-changed': { territory: PLACE, from: NUMBER, to: NUMBER },
  'city-founded': { territory: PLACE, city: CITY },
  'port-built': { territory: PLACE, nation: NATION },
  'tribal-city-put': { territory: PLACE, tribe: NATION },
  'tribal-city-moved': { tribe: NATION, from: PLACE, to: PLACE },
  'tribal-city-lost': { territory: PLACE, tribe: NATION, why: word('captured', 'incorporation', 'gone') },
  /** Who holds a special territory is known from now on (W83-2.26, 2.29); the units are put by `units-made`. */
  revealed: { territory: PLACE, roll: NUMBER, added: NUMBER, infantry: NUMBER, cavalry: NUMBER },
  /** What a nation began with (W83-0.13): a tribe's after its set-up. */
  'original-lands-set': { nation: NATION, territories: many(PLACE) },
} satisfies FactsByKind;
export type LandEvent = EventsOf<typeof LAND_EVENTS>;
