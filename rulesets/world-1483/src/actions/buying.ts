import { rollGeneral } from '../consequences/generals.ts';
import { treasuryOf } from '../consequences/money.ts';
import type { BuildOrder } from '../rules/building.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkBuild } from '../rules/checks/build.ts';
import { costOfLine } from '../rules/costs.ts';
import { linesOf } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { errandOf } from './errand.ts';

/** Action 3: units are paid for, and come onto the board in Action 8 (W83-7.1, 7.2). */
export const buying: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, 'BUILD', 'BUILD_GENERAL', 'BUILD_SHIPS', 'BUILD_PORT')) {
    const refusal = checkBuild(askerIn(turn, nation), line);
    if (refusal !== null) fail(turn, nation, line, refusal);
    else buy(turn, nation, line);
  }
};

/** A general’s skill is rolled at once (W83-7.3). */
const buy = (turn: GameTurn, nation: NationNumber, order: BuildOrder): void => {
  const cost = costOfLine(turn.setting, turn.state, nation, order);
  const count = 'count' in order.args ? order.args.count : 1;
  const general = order.verb === 'BUILD_GENERAL' ? rollGeneral(turn, nation, order.args.special) : null;
  turn.emit({
    kind: 'bought',
    rule: 'W83-7.1',
    nation,
    what: 'type' in order.args ? order.args.type : order.verb === 'BUILD_PORT' ? 'port' : 'gen',
    count,
    place: order.args.at,
    skill: general?.skill ?? null,
    ability: general?.ability ?? null,
    cost,
    treasury: treasuryOf(turn, nation) - cost,
  });
  errandOf(turn).bought.push({ order, each: cost / count, ...(general === null ? {} : { general }) });
};
