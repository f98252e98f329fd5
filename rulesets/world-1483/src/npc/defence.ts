import { marching } from '../actions/marching.ts';
import { newErrand } from '../begin.ts';
import { movable } from '../rules/npc-war.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { shifts } from './land.ts';
import { carryOut } from './turn.ts';

/**
 * A defensive move (W83-19.70 to 19.72): infantry for the threatened cities, and troops towards the threatened borders. Nobody is
 * attacked, ships stay in place, and the standing orders go on.
 */
export const defend = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state } = turn;
  turn.memory.errand = newErrand(nation, [], true);
  carryOut(turn, nation, shifts(setting, state, nation, movable(setting, state, nation)), marching);
};
