import { treasuryOf } from '../consequences/money.ts';
import { shiftBox } from '../consequences/war.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkSlander } from '../rules/checks/slander.ts';
import { SLANDER_COST as cost } from '../rules/costs.ts';
import { LEAST_TO_SLANDER as least } from '../rules/persuasion.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { repeatedly } from './repeated.ts';

/** Negative influence: a non-player nation thinks worse of a third nation, but goes to no war over it (W83-5.19, 5.20). */
export const slander = (turn: GameTurn, nation: NationNumber, line: OrderOf<'SLANDER'>): void => {
  const { npc, nation: against } = line.args;
  repeatedly(turn, nation, line, {
    check: () => checkSlander(askerIn(turn, nation), line.args),
    act: () => {
      const roll = turn.dice.at('slander', npc).d(DIE);
      const moved = roll >= least;
      const treasury = treasuryOf(turn, nation) - cost;
      turn.emit({ kind: 'slandered', rule: 'W83-5.19', nation, npc, against, cost, treasury, least, roll, moved });
      if (moved) shiftBox(turn, { npc, nation: against, by: -1, why: 'slander', rule: 'W83-5.19' });
    },
  });
};
