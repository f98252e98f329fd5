import { actingIn } from '../rules/asked.ts';
import { exists, getNation } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { nationTurn } from './nation-turn.ts';

/**
 * The nations of the phase, one after another in the order of nations (W83-1.6). Those that come into it meanwhile wait for the next
 * turn (W83-13.63); whoever is no more has none.
 */
export const nationsAct = (turn: GameTurn): void => {
  const { state } = turn;
  if (state.stage !== 'phases') return;
  for (const { number, phase } of actingIn(state, state.phase).map(({ number, phase }) => ({ number, phase }))) {
    const now = getNation(state, number);
    if (exists(now) && now.phase === phase) nationTurn(turn, number);
  }
};
