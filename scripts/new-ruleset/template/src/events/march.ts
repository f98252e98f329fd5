import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone } from '@chancery/kit';
import { AREA, COMPANY, POWER } from '../sorts.ts';

/** One house in a battle. */
export const SIDE = { power: POWER, companies: many(COMPANY), men: NUMBER, roll: NUMBER };
export interface Side extends DataOf<typeof SIDE> {}

export const MARCH_EVENTS = {
  marched: { company: COMPANY, power: POWER, from: AREA, to: AREA },
  /** Sides stand by the numbers of the powers. */
  'battle-fought': { area: AREA, winner: orNone(POWER), sides: many(SIDE) },
} satisfies FactsByKind;
export type MarchEvent = EventsOf<typeof MARCH_EVENTS>;
