import type { Board } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { areAtWar } from '../../rules/permission.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { IND } from '../../words.ts';
import { eachReady, failEntry } from '../plan-steps.ts';
import { realmByCode } from '../steps.ts';

/** M2: an army makes ready to be taken aboard foreign ships; that is all it does this turn (MD-6.5 to MD-6.8). */
export const armiesPrepareToBoard = (turn: Turn): void => {
  for (const { entry, unit } of eachReady(turn, 'BOARD')) {
    const reason = cannotBoard(turn, entry, unit);
    if (reason) failEntry(turn, entry, 'M2', reason);
    else {
      const realm = realmByCode(turn, entry.order.args.realm) as number;
      turn.emit({ kind: 'boarding', rule: 'MD-6.7', unit: unit.id, realm });
    }
    turn.memory.plans.advance(entry.unit);
  }
};

const cannotBoard = (turn: Turn, { order }: PlanEntry<Board>, army: Unit): Refusal | null => {
  const realm = realmByCode(turn, order.args.realm);
  if (realm === null) return { code: 'unknown-realm', realm: order.args.realm };
  if (realm === IND) return { code: 'independents' };
  if (realm === army.realm) return { code: 'oneself' };
  if (areAtWar(turn.state, army.realm, realm)) return { code: 'enemy', realm };
  if (army.loadedOn !== null) return { code: 'is-loaded', unit: order.unit };
  if (movePointsLeft(turn.setting, army) >= 1) return null;
  return { code: 'not-enough-move-points', unit: order.unit, needed: 1, left: 0 };
};
