import { goToWar } from '../consequences/war.ts';
import { checkCall } from '../rules/checks/call.ts';
import { linesOf } from '../rules/sheets.ts';
import { fail, type NationStep } from './deed.ts';

/** An ally comes into a war, without a roll (W83-13.34). */
export const calling: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, 'CALL')) {
    const { npc, nation: against } = line.args;
    const refusal = checkCall({ setting: turn.setting, board: turn.state, nation }, line.args);
    if (refusal !== null) {
      fail(turn, nation, line, refusal);
      continue;
    }
    const rule = 'W83-13.34';
    turn.emit({ kind: 'ally-called', rule, npc, nation, against });
    goToWar(turn, { by: npc, on: against, kind: 'alliance', cause: 'call', rule, ally: nation });
  }
};
