import { standingOf } from '../consequences/defence.ts';
import type { Errand } from '../memory.ts';
import type { StandingOf } from '../rules/standing.ts';
import type { GameTurn } from '../types.ts';

/** What the steps of the nation's turn in hand keep in mind. */
export const errandOf = ({ memory }: Pick<GameTurn, 'memory'>): Errand => {
  if (memory.errand === null) throw new Error('no nation’s turn is in hand');
  return memory.errand;
};

/** Everybody's standing orders, as questions of rules ask for them. */
export const standings =
  (turn: Pick<GameTurn, 'state'>): StandingOf =>
  (owner) =>
    standingOf(turn, owner);
