import { buying } from '../actions/buying.ts';
import { collecting } from '../actions/collecting.ts';
import type { NationStep } from '../actions/deed.ts';
import { errandOf } from '../actions/errand.ts';
import { incorporation } from '../actions/incorporation.ts';
import { landCombat } from '../actions/land-battle.ts';
import { marching } from '../actions/marching.ts';
import { navalCombat } from '../actions/naval-combat.ts';
import { placing } from '../actions/placing.ts';
import { sailing } from '../actions/sailing.ts';
import { upkeep } from '../actions/upkeep.ts';
import { newErrand } from '../begin.ts';
import { treasuryOf } from '../consequences/money.ts';
import type { Order } from '../order.ts';
import { getNation } from '../rules/find.ts';
import { warsOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { marchesOf } from './land.ts';
import { makeOffers } from './peace.ts';
import { sailingsOf } from './sea.ts';
import { incorporations, warPurchases } from './spending.ts';

/**
 * The turn of a non-player nation, in the order of the twelve actions (W83-19.3). In peace it only saves, and governs what it has
 * (W83-19.4); conquered it spends nothing (W83-19.14).
 */
export const playNpc = (turn: GameTurn, npc: NationNumber): void => {
  turn.memory.errand = newErrand(npc, []);
  upkeep(turn, npc);
  makeOffers(turn, npc);
  const spends = getNation(turn.state, npc).status !== 'conquered';
  if (warsOf(turn.state, npc).length > 0) {
    carryOut(turn, npc, purchases(turn, npc), buying);
    fight(turn, npc);
  }
  if (spends) carryOut(turn, npc, incorporations(turn.state, npc, treasuryOf(turn, npc)), incorporation);
  carryOut(turn, npc, [], placing, collecting);
};

const purchases = (turn: GameTurn, npc: NationNumber): readonly Order[] =>
  warPurchases(turn.setting, turn.state, npc, treasuryOf(turn, npc));

/** Its ships and its landing, then its marches with the board as the ships have left it. */
const fight = (turn: GameTurn, npc: NationNumber): void => {
  const { setting, state } = turn;
  const sailings = sailingsOf(setting, state, npc);
  carryOut(turn, npc, sailings, sailing, navalCombat);
  carryOut(turn, npc, [...sailings, ...marchesOf(setting, state, npc)], marching, landCombat);
};

/** The rules order some lines for a nation, and steps carry them out. */
export const carryOut = (
  turn: GameTurn,
  nation: NationNumber,
  lines: readonly Order[],
  ...steps: readonly NationStep[]
): void => {
  errandOf(turn).lines = lines;
  for (const step of steps) step(turn, nation);
};
