import type { Province, State } from '../state.ts';
import type { RealmNumber } from '../words.ts';
import { hasPermission, wouldInvade } from './permission.ts';

/**
 * Move-points to march into a province: 1 where one has permission and it has not changed owner this turn, else 2
 * (MD-5.7 to MD-5.10). Null: it cannot be entered at all (MD-2.14).
 */
export const marchCost = (
  state: Pick<State, 'relations' | 'passage'>,
  province: Province,
  realm: RealmNumber,
): 1 | 2 | null => {
  if (hasPermission(state, province, realm)) return province.changedHands ? 2 : 1;
  return wouldInvade(state, province, realm) ? 2 : null;
};
