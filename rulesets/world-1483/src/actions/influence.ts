import { treasuryOf } from '../consequences/money.ts';
import { shiftBox } from '../consequences/war.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkInfluence } from '../rules/checks/influence.ts';
import { INFLUENCE_COST as cost } from '../rules/costs.ts';
import { leastToInfluence } from '../rules/persuasion.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { repeatedly } from './repeated.ts';

/** Money moves the box in which a non-player nation has the active one to the right, and may end a war so (W83-5.17, 5.4). */
export const influence = (turn: GameTurn, nation: NationNumber, line: OrderOf<'INFLUENCE'>): void => {
  const { npc } = line.args;
  repeatedly(turn, nation, line, {
    check: () => checkInfluence(askerIn(turn, nation), line.args),
    act: () => {
      const least = leastToInfluence(turn.state, npc, nation);
      const roll = turn.dice.at('influence', npc).d(DIE);
      const moved = roll >= least;
      const treasury = treasuryOf(turn, nation) - cost;
      turn.emit({ kind: 'influenced', rule: 'W83-5.17', nation, npc, cost, treasury, least, roll, moved });
      if (moved) shiftBox(turn, { npc, nation, by: 1, why: 'influence', rule: 'W83-5.17' });
    },
  });
};
