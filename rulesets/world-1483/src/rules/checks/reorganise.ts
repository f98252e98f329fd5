import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { REORGANISE_COST } from '../costs.ts';
import { getTerritory } from '../find.ts';
import { areJoined } from '../trade-lines.ts';
import type { Asker } from './asker.ts';
import { ownFault } from './lands.ts';
import { conqueredFault, moneyFault, tribeFault } from './parties.ts';

/** Two own cities that are joined, the one with value to give (W83-6.12 to 6.14). */
export const checkReorganise = (asker: Asker, { from, to }: ArgsOf<'REORGANISE'>): Refusal | null => {
  const { setting, board, own, nation } = asker;
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation);
  if (fault !== null) return fault;
  if (from === to) return { code: 'same-place-twice', territory: from };
  for (const territory of [from, to]) {
    const notOwn = ownFault(asker, territory);
    if (notOwn !== null) return notOwn;
    if (getTerritory(board, territory).city === null) return { code: 'no-city', territory };
  }
  if (getTerritory(board, from).value === 0) return { code: 'no-value', territory: from };
  if (!areJoined(setting, board, nation, [from, to])) return { code: 'not-joined', from, to };
  return moneyFault(own, REORGANISE_COST);
};
