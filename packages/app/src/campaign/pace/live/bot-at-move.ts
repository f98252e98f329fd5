import type { SeatId, Window } from '@chancery/core';
import type { SeatRow } from '@chancery/store';
import type { ClockSoFar } from './clock-so-far.ts';

/** Longer than any sensible part of a round; a bot that cannot find an end has had its time. */
const MOST_POSTS = 40;

/** Nobody rules the seat, or a caretaker looks after it. */
export const botPlays = ({ status, control }: Pick<SeatRow, 'status' | 'control'>): boolean =>
  status !== 'held' || control === 'caretaker';

/**
 * The seat whose bot posts now; `over` when all that the window asks are bots that have nothing more to do; null when the
 * game waits for people alone, or nobody plays who would see it: bots alone would play it to its end in a minute. A bot
 * has done all it wants when it posts nothing.
 */
export const botAtMove = (
  { seats: asked }: Window,
  rows: readonly SeatRow[],
  { turns }: ClockSoFar,
): SeatId | 'over' | null => {
  if (rows.every(botPlays)) return null;
  const rowOf = new Map(rows.map((row) => [row.seat, row]));
  const bots = asked.filter((seat) => {
    const row = rowOf.get(seat);
    return row !== undefined && botPlays(row);
  });
  const next = bots.find((seat) => {
    const posts = turns.filter((turn) => turn.seat === seat && turn.origin === 'caretaker');
    return posts.length < MOST_POSTS && !posts.some(({ orders }) => orders === 0);
  });
  return next ?? (bots.length === asked.length ? 'over' : null);
};
