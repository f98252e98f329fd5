import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getTerritory, isShip, unitsIn } from '../find.ts';
import { LEAST_SUPPORT, risingIn } from '../rebellion.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault } from './parties.ts';

/** Land of another nation without land units, where somebody would rise, and the money (W83-13.51 to 13.54). */
export const checkRebellion = (
  { setting, board, own, nation }: Asker,
  { territory, amount }: ArgsOf<'REBELLION'>,
): Refusal | null => {
  const fault = conqueredFault(board, nation);
  if (fault !== null) return fault;
  if (amount < LEAST_SUPPORT) return { code: 'too-little-money', least: LEAST_SUPPORT, given: amount };
  if (getTerritory(board, territory).owner === nation) return { code: 'own-territory', territory };
  if (unitsIn(board, territory).some((unit) => !isShip(unit))) return { code: 'troops-there', territory };
  if (risingIn(setting, board, territory) === null) return { code: 'nobody-to-rise', territory };
  return moneyFault(own, amount);
};
