import type { SeatId } from '@chancery/core';
import type { Event } from '../../src/events.ts';

/** Whatever was rolled: the log of the dice stays closed while the campaign goes on (MD-16.30). */
const ROLLED = new Set(['roll', 'rolls', 'tieRoll', 'draws']);

/** The event with other rolls and the same outcome; nothing if it has none. */
export const secretRolls = (event: Event, _viewer: SeatId | null): readonly Event[] => {
  const changed = rerolled(event, false);
  return JSON.stringify(changed) === JSON.stringify(event) ? [] : [changed as Event];
};

const rerolled = (value: unknown, rolls: boolean): unknown => {
  if (typeof value === 'number') return rolls ? value + 1 : value;
  if (Array.isArray(value)) return value.map((item) => rerolled(item, rolls));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, rerolled(part, rolls || ROLLED.has(key))]),
  );
};
