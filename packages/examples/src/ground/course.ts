import {
  by,
  type DeadlineRule,
  descending,
  HOUR,
  type Outcome,
  type Standing,
  seatId,
  sorted,
  type Window,
} from '@chancery/core';
import { type Ground, type PowerInfo, type PowerNumber, powersOn } from './ground.ts';

/** A turn every two days. */
export const USUAL_DEADLINE: DeadlineRule = { kind: 'every', milliseconds: 48 * HOUR };

/** What a power has to show for itself; the most wins. */
export type Score = (power: PowerNumber) => number;

/** All order together, until the last turn is over; who has most then wins, and equals win together. */
export const windowUntilLast = (ground: Ground, turn: number, score: Score): Window | Outcome => {
  const all = powersOn(ground);
  if (turn <= ground.lastTurn)
    return {
      kind: 'window',
      label: `Turn ${turn}`,
      seats: all.map(({ code }) => seatId(code)),
      mode: 'sealed',
      ...(turn === 1 && ground.firstTurnHours !== undefined ? { hours: ground.firstTurnHours } : {}),
    };
  const most = Math.max(...all.map(({ number }) => score(number)));
  const winners = all.filter(({ number }) => score(number) === most);
  return { kind: 'outcome', winners: winners.map(({ code }) => seatId(code)), by: 'score' };
};

/** The powers with what they have to show; equal ones share a place, in their order. */
export const standingsBy = (
  ground: Ground,
  score: Score,
  figures: (power: PowerNumber) => Standing['figures'],
): readonly Standing[] =>
  sorted(powersOn(ground), descending(by(({ number }: PowerInfo) => score(number)))).map(({ number, code, name }) => ({
    seat: code,
    place: 1 + powersOn(ground).filter((other) => score(other.number) > score(number)).length,
    name,
    score: score(number),
    figures: figures(number),
  }));
