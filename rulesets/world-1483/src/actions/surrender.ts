import { beginTribute } from '../consequences/tribute.ts';
import { endWar } from '../consequences/war.ts';
import { checkSurrender } from '../rules/checks/surrender.ts';
import { linesOf } from '../rules/sheets.ts';
import { SURRENDER_TURNS, surrenderTribute } from '../rules/surrender.ts';
import { warOf } from '../rules/war.ts';
import { scoreOf } from '../rules/war-score.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';

/** A non-player nation accepts the surrender of a player at once (W83-13.26). */
export const surrender: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, 'SURRENDER')) {
    const { npc } = line.args;
    const refusal = checkSurrender({ board: turn.state, nation }, line.args);
    if (refusal !== null) fail(turn, nation, line, refusal);
    else yieldTo(turn, nation, { loser: nation, victor: npc, rule: 'W83-13.26' });
  }
};

/** The war ends, and the loser pays for five turns by what it has lost in it (W83-13.24 to 13.27). */
export const yieldTo = (
  turn: GameTurn,
  active: NationNumber,
  { loser, victor, rule }: { readonly loser: NationNumber; readonly victor: NationNumber; readonly rule: string },
): void => {
  const war = warOf(turn.state, loser, victor);
  if (war === null) return;
  const { lost } = scoreOf(turn.state, war, loser);
  const tribute = surrenderTribute(turn.state, loser, lost);
  turn.emit({ kind: 'surrendered', rule, loser, victor, lost, tribute, turns: SURRENDER_TURNS });
  endWar(turn, war, { how: 'surrender', rule });
  beginTribute(turn, active, { payer: loser, receiver: victor, amount: tribute, turns: SURRENDER_TURNS, rule });
};
