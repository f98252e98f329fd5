import { standingOf } from '../consequences/defence.ts';
import type { Errand } from '../memory.ts';
import type { StandingOf } from '../rules/standing.ts';
import type { GameTurn } from '../types.ts';
import type { UnitId } from '../words.ts';

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

/** Units that lines have sent into a battle of this turn: each fights in one (W83-10.5, 14.12). */
export const engagedUnits = (turn: Pick<GameTurn, 'memory'>): ReadonlySet<UnitId> =>
  new Set([...errandOf(turn).engagements.values()].flatMap(({ engaged }) => engaged.map(({ unit }) => unit)));
