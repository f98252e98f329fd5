import { buying } from '../actions/buying.ts';
import { collecting } from '../actions/collecting.ts';
import { diplomacy } from '../actions/diplomacy.ts';
import { marching } from '../actions/marching.ts';
import { obligations } from '../actions/obligations.ts';
import { acceptPlainPeace } from '../actions/peace.ts';
import { placing } from '../actions/placing.ts';
import { treaties } from '../actions/treaties.ts';
import { upkeep } from '../actions/upkeep.ts';
import { newErrand } from '../begin.ts';
import { treasuryOf } from '../consequences/money.ts';
import { movable } from '../rules/npc-war.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { shifts } from './land.ts';
import { defensivePurchases } from './spending.ts';
import { carryOut } from './turn.ts';

/**
 * A defensive move (W83-19.70 to 19.72): infantry for the threatened cities, and troops towards the threatened borders. Nobody is
 * attacked, ships stay in place, standing orders go on, and peace without terms is accepted.
 */
export const defend = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state } = turn;
  turn.memory.errand = newErrand(nation, [], true);
  for (const step of [upkeep, diplomacy]) step(turn, nation);
  carryOut(turn, nation, defensivePurchases(setting, state, nation, treasuryOf(turn, nation)), buying);
  carryOut(turn, nation, shifts(setting, state, nation, movable(setting, state, nation)), marching);
  carryOut(turn, nation, [], placing, collecting, acceptPlainPeace, treaties, obligations);
};
