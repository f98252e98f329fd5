import { checkSurrender } from '../rules/checks/surrender.ts';
import { linesOf } from '../rules/sheets.ts';
import { prospectOf } from '../rules/surrender.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { errandOf } from './errand.ts';
import { yieldTo } from './surrender.ts';

/** The surrender of a non-player nation is demanded, once a turn (W83-13.20). */
export const demandSurrender: NationStep = (turn, nation) => {
  const { demanded } = errandOf(turn);
  for (const line of linesOf(turn, nation, 'DEMAND_SURRENDER')) {
    const { npc } = line.args;
    const refusal =
      checkSurrender({ board: turn.state, nation }, line.args) ??
      (demanded.has(npc) ? ({ code: 'already-tried', what: 'demand' } as const) : null);
    if (refusal !== null) {
      fail(turn, nation, line, refusal);
      continue;
    }
    demanded.add(npc);
    demand(turn, nation, npc);
  }
};

const demand = (turn: GameTurn, nation: NationNumber, npc: NationNumber): void => {
  const prospect = prospectOf(turn.state, npc, nation);
  if (prospect === null) return;
  const { refuses, ...stands } = prospect;
  const roll = refuses ? null : turn.dice.at('surrender', npc).d(DIE);
  const agreed = roll !== null && roll <= stands.chance;
  const rule = refuses ? 'W83-13.23' : 'W83-13.22';
  turn.emit({ kind: 'surrender-demanded', rule, npc, nation, ...stands, roll, agreed });
  if (agreed) yieldTo(turn, nation, { loser: npc, victor: nation, rule: 'W83-13.24' });
};
