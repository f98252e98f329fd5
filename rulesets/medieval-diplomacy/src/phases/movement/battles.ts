import {
  borderMeetings,
  contestedAfter,
  contestedPlaces,
  type Fought,
  fight,
  type Meeting,
  nextBattle,
} from '../../battle/index.ts';
import type { BattleRecord, UnitAfter } from '../../events/battle-record.ts';
import { findUnit } from '../../rules/find.ts';
import type { Turn } from '../../types.ts';
import { settleLeader } from '../leaders.ts';
import { buryPlan, cancelPlan, MOVES } from '../plan-steps.ts';

/** M6: enemy fleets in one sea always fight, sea by sea, as long as there are enemies who have not met (MD-8.12, MD-8.93). */
export const seaBattles = (turn: Turn): void => battlesOf(turn, 'sea');

/** M12 */
export const landBattles = (turn: Turn): void => battlesOf(turn, 'land');

const battlesOf = (turn: Turn, kind: 'land' | 'sea'): void => {
  const fought: Fought[] = [];
  let contested = contestedPlaces(turn, kind);
  for (;;) {
    const meeting = nextBattle(turn, kind, fought, contested);
    if (meeting === null) return;
    const battle = hold(turn, meeting);
    fought.push(battle);
    contested = contestedAfter(turn, contested, battle);
  }
};

/** M11: the winners complete their march, the others are where they began (MD-8.82 to MD-8.92). */
export const borderBattles = (turn: Turn): void => {
  for (const meeting of borderMeetings(turn, turn.memory.crossings)) {
    const battle = hold(turn, meeting);
    for (const { unit, from, to } of meeting.crossings) {
      const after = battle.after.find((each) => each.unit === unit) as UnitAfter;
      if (after.emptied) continue;
      if (after.retreated || battle.undecided) turn.emit({ kind: 'thrown-back', rule: 'MD-8.91', unit, from, to });
      else turn.emit({ kind: 'marched', rule: 'MD-8.88', unit, from, to, cost: 0 });
    }
  }
};

/** Fights a battle, carries it out, and ends the plans of those who fought abroad or ran (MD-8.114, MD-8.124). */
const hold = (turn: Turn, meeting: Meeting): BattleRecord => {
  const battle = fight({ setting: turn.setting, state: turn.state, phase: turn.state.phase, ...meeting }, turn.dice);
  turn.emit({ kind: 'battle-fought', rule: RULE_OF[battle.kind], battle });
  if (battle.kind === 'land' && battle.undecided) turn.memory.undecided.add(battle.place);
  for (const { unit } of battle.newFleets) buryPlan(turn, unit);
  for (const { unit, retreated, exhausted, commandersTo } of battle.after) {
    if (commandersTo) settleLeader(turn, commandersTo.unit);
    if (!findUnit(turn.state, unit)) continue;
    settleLeader(turn, unit);
    if (retreated) cancelPlan(turn, unit, 'all', { why: 'retreated', rule: 'MD-8.65' });
    else if (exhausted) cancelPlan(turn, unit, MOVES, { why: 'fought', rule: 'MD-5.23' });
  }
  return battle;
};

const RULE_OF = { land: 'MD-8.75', border: 'MD-8.82', sea: 'MD-8.93' } as const;
