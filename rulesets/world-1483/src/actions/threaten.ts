import { endWar, shiftBox } from '../consequences/war.ts';
import type { ArgsOf, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkThreaten } from '../rules/checks/threaten.ts';
import { getNation } from '../rules/find.ts';
import { leastToThreaten } from '../rules/persuasion.ts';
import { atWar, warOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { fail } from './deed.ts';
import { errandOf } from './errand.ts';

/** A non-player nation is to end its war with another, or to expect one (W83-5.22 to 5.30). */
export const threaten = (turn: GameTurn, nation: NationNumber, line: OrderOf<'THREATEN'>): void => {
  const { npc } = line.args;
  const { threatened } = errandOf(turn);
  const refusal: Refusal | null = threatened.has(npc)
    ? { code: 'already-tried', what: 'threat' }
    : checkThreaten(askerIn(turn, nation), line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  threatened.add(npc);
  demandPeace(turn, nation, line.args);
};

/** Whatever it answers, it thinks worse of who threatens, and may go to war with them over it (W83-5.25, 5.26). */
const demandPeace = (turn: GameTurn, nation: NationNumber, { npc, nation: over }: ArgsOf<'THREATEN'>): void => {
  const { setting, state, dice } = turn;
  const least = leastToThreaten(setting, state, nation, npc);
  const roll = dice.at('threat', npc).d(DIE);
  const obeyed = roll >= least;
  turn.emit({ kind: 'threatened', rule: 'W83-5.24', nation, npc, over, least, roll, obeyed });
  const { underThreat } = getNation(state, npc);
  if (!underThreat.includes(nation)) {
    turn.emit({ kind: 'threats-set', rule: 'W83-5.30', npc, by: [...underThreat, nation].toSorted((a, b) => a - b) });
  }
  const war = warOf(state, npc, over);
  if (obeyed && war !== null) endWar(turn, war, { how: 'threat', rule: 'W83-5.24' });
  shiftBox(turn, { npc, nation, by: -1, why: 'threat', rule: 'W83-5.25', war: 'threat' });
  if (!obeyed && !atWar(state, nation, npc)) {
    turn.emit({ kind: 'war-owed', rule: 'W83-5.27', nation, npc, over, turn: state.turn + 1 });
  }
};
