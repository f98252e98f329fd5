import { bestOf } from '../rules/commanders.ts';
import { getCommander, getUnit } from '../rules/find.ts';
import type { Turn } from '../types.ts';
import type { UnitId } from '../unit-id.ts';

/** A unit with commanders is led: by the best of them if it has no leader (MD-7.19). */
export const settleLeader = (turn: Turn, id: UnitId): void => {
  const unit = getUnit(turn.state, id);
  if (unit.leader !== null) return;
  const best = bestOf(unit.commanders.map((commander) => getCommander(turn.state, commander)));
  if (!best) return;
  turn.emit({ kind: 'leader-set', rule: 'MD-7.19', unit: id, commander: best.id, why: 'succession' });
};
