import { buying } from '../actions/buying.ts';
import { collecting } from '../actions/collecting.ts';
import type { NationStep } from '../actions/deed.ts';
import { diplomacy } from '../actions/diplomacy.ts';
import { economy } from '../actions/economy.ts';
import { incorporation } from '../actions/incorporation.ts';
import { landCombat } from '../actions/land-battle.ts';
import { marching } from '../actions/marching.ts';
import { navalCombat } from '../actions/naval-combat.ts';
import { obligations } from '../actions/obligations.ts';
import { placing } from '../actions/placing.ts';
import { sailing } from '../actions/sailing.ts';
import { standingOrders } from '../actions/standing-orders.ts';
import { treaties } from '../actions/treaties.ts';
import { upkeep } from '../actions/upkeep.ts';
import { newErrand } from '../begin.ts';
import { reviewAll } from '../consequences/status.ts';
import { defend } from '../npc/defence.ts';
import { getNation } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { conductOf } from './missed.ts';

/** The turn of one nation, step by step (W83-1.9). Action 11 is not among them: trades and gifts end the update (W83-1.11). */
export const STEPS: readonly NationStep[] = [
  upkeep, // 0
  diplomacy, // 1
  economy, // 2
  buying, // 3
  sailing, // 4
  navalCombat, // 5
  marching, // 6
  landCombat, // 7
  incorporation, // 7
  placing, // 8
  collecting, // 9
  treaties, // 10
  standingOrders, // 12
  obligations,
];

/**
 * A turn in which nothing is ordered (W83-20.10): threats of the turn before end with its Action 1, and peace on which both agree takes
 * effect.
 */
const IDLE_STEPS: readonly NationStep[] = [upkeep, diplomacy, collecting, treaties, obligations];

/** Runs the turn of a nation to its end (W83-1.6). */
export const nationTurn = (turn: GameTurn, nation: NationNumber): void => {
  turn.step(getNation(turn.state, nation).name);
  const conduct = conductOf(turn, nation);
  if (conduct === 'defended') defend(turn, nation);
  else {
    turn.memory.errand = newErrand(nation, conduct === 'ruled' ? null : []);
    for (const step of conduct === 'ruled' ? STEPS : IDLE_STEPS) step(turn, nation);
  }
  endTurn(turn, nation);
};

/** It is over; who stands how is looked at (W83-20.30). */
export const endTurn = (turn: GameTurn, nation: NationNumber): void => {
  turn.memory.errand = null;
  turn.emit({ kind: 'nation-turn-ended', rule: 'W83-1.6', nation });
  reviewAll(turn);
};
