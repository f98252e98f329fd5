import type { State } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { livingNations } from './find.ts';
import { figureAt } from './forces.ts';

/** The nations in play, in nation order rotated left by the turn: steps 2, 3, 6, and ties of step 5 (UM-1.8). */
export const turnOrder = (state: Pick<State, 'nations' | 'turn'>): readonly NationNumber[] => {
  const nations = livingNations(state).map(({ number }) => number);
  return nations.map((_, at) => figureAt(nations, (at + state.turn - 1) % nations.length));
};
