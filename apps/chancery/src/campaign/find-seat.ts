import { fold, type SeatId, type SeatInfo } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { Stop } from '../stop.ts';

/** The seat that the words mean: its id or its name, in any case, or a part of one name only. */
export const findSeat = (seats: readonly SeatInfo[], words: string): SeatId => {
  const key = fold(words);
  const exact = seats.filter(({ seat, name }) => fold(seat) === key || fold(name) === key);
  const near = exact.length > 0 ? exact : seats.filter(({ name }) => fold(name).includes(key));
  const [found, another] = near;
  if (found !== undefined && another === undefined) return found.seat;
  throw new Stop(
    EXIT.usage,
    near.length > 1
      ? `${words} may be ${near.map(({ name, seat }) => `${name} (${seat})`).join(' or ')}`
      : `there is no seat ${words}${meant(words, [...seats.map(({ seat }) => String(seat)), ...seats.map(({ name }) => name)])}`,
    [`Seats: ${seats.map(({ seat }) => seat).join(' ')}`],
  );
};

/** Seats separated by commas; `all` is everyone, `none` is nobody. */
export const findSeats = (seats: readonly SeatInfo[], words: string): readonly SeatId[] => {
  if (words === 'all') return seats.map(({ seat }) => seat);
  if (words === 'none') return [];
  return words.split(',').map((each) => findSeat(seats, each));
};
