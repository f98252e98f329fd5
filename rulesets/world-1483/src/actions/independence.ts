import { spendOnTroops } from '../consequences/arm.ts';
import { handOver, incorporateAtOnce } from '../consequences/hand-over.ts';
import { revive } from '../consequences/revival.ts';
import { reviewStatus } from '../consequences/status.ts';
import { endWar, moveBox } from '../consequences/war.ts';
import type { ArgsOf } from '../order.ts';
import { freeFault } from '../rules/checks/free.ts';
import { exists, getNation, getTerritory, isNpc, unitsIn } from '../rules/find.ts';
import { linesOf } from '../rules/sheets.ts';
import { warOf, warsOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, NEUTRAL } from '../words.ts';
import { fail, type NationStep } from './deed.ts';

/** Nations get their land back (W83-13.70). */
export const independence: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, 'FREE')) {
    const refusal = freeFault({ setting: turn.setting, board: turn.state, nation }, line.args);
    if (refusal !== null) fail(turn, nation, line, refusal);
    else setFree(turn, nation, line.args);
  }
};

/** It has its land back, incorporated, and arms itself at once (W83-13.73 to 13.75). */
export const setFree = (
  turn: GameTurn,
  grantor: NationNumber,
  { nation, territories }: Omit<ArgsOf<'FREE'>, 'verb'>,
): void => {
  const rule = 'W83-13.75';
  const resources = FOLD * territories.reduce((sum, place) => sum + getTerritory(turn.state, place).value, 0);
  const { kind, status } = getNation(turn.state, nation);
  const wereRebels = kind === 'rebel' && exists({ status });
  turn.emit({ kind: 'freed', rule: 'W83-13.70', grantor, nation, territories, resources });
  revive(turn, nation, { as: wereRebels ? 'rebels' : 'freed', rule: 'W83-13.77' });
  makePeace(turn, grantor, nation, wereRebels);
  for (const territory of territories) {
    handOver(turn, { territory, to: nation, why: 'independence', rule: 'W83-13.70' });
    incorporateAtOnce(turn, { territory, by: nation, rule });
  }
  reviewStatus(turn, [nation]);
  askToLeave(turn, grantor, territories);
  spendOnTroops(turn, nation, { budget: resources, mode: 'defence', why: 'independence', rule, fromTreasury: false });
};

/** It may spend twice what its land is worth (W83-13.73). */
const FOLD = 2;

/** Their war ends; a freed nation of the rules is at peace with all, and Neutral to all (W83-13.79). */
const makePeace = (turn: GameTurn, grantor: NationNumber, nation: NationNumber, wereRebels: boolean): void => {
  const wars = wereRebels || !isNpc(getNation(turn.state, nation)) ? [] : warsOf(turn.state, nation);
  const war = warOf(turn.state, grantor, nation);
  for (const each of war === null ? wars : [war, ...wars]) {
    endWar(turn, each, { how: 'independence', rule: 'W83-13.79' });
  }
  if (!wereRebels) return turn.emit({ kind: 'boxes-cleared', rule: 'W83-13.79', nation });
  moveBox(turn, { npc: nation, nation: grantor, to: NEUTRAL, why: 'independence', rule: 'W83-13.79' });
};

/** Troops of the grantor must leave in their next Action 6, or fight (W83-13.75). */
const askToLeave = (turn: GameTurn, grantor: NationNumber, territories: readonly number[]): void => {
  const occupied = territories.filter((territory) =>
    unitsIn(turn.state, territory).some((unit) => unit.owner === grantor),
  );
  if (occupied.length === 0) return;
  const { leaves } = getNation(turn.state, grantor);
  const all = [...new Set([...leaves, ...occupied])].toSorted((a, b) => a - b);
  turn.emit({ kind: 'leave-asked', rule: 'W83-13.75', nation: grantor, territories: all });
};
