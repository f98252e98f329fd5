import { isEmpty, shipsIn } from '../../rules/troops.ts';
import type { Turn } from '../../types.ts';
import { judgeVictory } from '../../victory/judge.ts';
import { breakUpFleet } from './shipless.ts';
import { silentRealmsPass } from './silence.ts';

/** F20: fleets without ships and units without anybody are struck off (MD-4.17); then victory is judged (MD-18.26). */
export const turnEnds = (turn: Turn): void => {
  for (const { id, stacks } of turn.state.units.filter(({ kind }) => kind === 'F')) {
    if (shipsIn(turn.setting, stacks) === 0) breakUpFleet(turn, id);
  }
  for (const unit of turn.state.units.filter((each) => each.kind !== 'G' && isEmpty(each))) {
    turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: unit.id, why: 'empty' });
  }
  silentRealmsPass(turn);
  judgeVictory(turn);
  turn.emit({ kind: 'turn-ended', rule: 'MD-1.6', turn: turn.state.turn });
};
