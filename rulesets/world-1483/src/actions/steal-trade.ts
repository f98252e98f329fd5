import { moveRoutes } from '../consequences/exchange.ts';
import { treasuryOf } from '../consequences/money.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkSteal } from '../rules/checks/steal.ts';
import { STEAL_COST as cost } from '../rules/costs.ts';
import { LAND_THEFT, seaTheft } from '../rules/theft.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { repeatedly } from './repeated.ts';

/** A trade route of another nation may change hands; nobody goes to war over it (W83-6.2 to 6.9, 5.11). */
export const stealTrade = (turn: GameTurn, nation: NationNumber, line: OrderOf<'STEAL_SEA' | 'STEAL_LAND'>): void => {
  const { nation: target } = line.args;
  const what = line.verb === 'STEAL_SEA' ? 'sea' : 'land';
  const rule = what === 'sea' ? 'W83-6.2' : 'W83-6.7';
  repeatedly(turn, nation, line, {
    check: () => checkSteal(askerIn(turn, nation), line),
    act: () => {
      const chance = what === 'sea' ? seaTheft(turn.state, nation, target) : LAND_THEFT;
      const roll = turn.dice.at(`steal-${what}`, target).d(DIE);
      const taken = roll <= chance;
      const treasury = treasuryOf(turn, nation) - cost;
      turn.emit({ kind: 'theft-tried', rule, nation, target, what, cost, treasury, chance, roll, taken });
      if (!taken) return;
      const [sea, land] = what === 'sea' ? [1, 0] : [0, 1];
      moveRoutes(turn, target, { sea: -sea, land: -land, rule });
      moveRoutes(turn, nation, { sea, land, rule });
    },
  });
};
