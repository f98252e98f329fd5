import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone } from '@chancery/kit';
import { AREA, POWER } from '../sorts.ts';

export const TAKEN = { area: AREA, by: POWER, from: orNone(POWER) };
export interface Taken extends DataOf<typeof TAKEN> {}

export const POINTS = { power: POWER, points: NUMBER };
export interface Points extends DataOf<typeof POINTS> {}

export const TURN_EVENTS = {
  'turn-ended': {
    turn: NUMBER,
    /** Areas that have another owner now. */
    taken: many(TAKEN),
    /** What each house gets, by the numbers of the powers. */
    points: many(POINTS),
  },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
