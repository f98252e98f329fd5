import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { costOfDevelopment } from '../costs.ts';
import type { Asker } from './asker.ts';
import { ownFault } from './lands.ts';
import { conqueredFault, moneyFault, tribeFault } from './parties.ts';

/** Own incorporated land, and the money for an attempt at its value (W83-6.16, 6.25). */
export const checkDevelop = (asker: Asker, { territory }: ArgsOf<'DEVELOP'>): Refusal | null => {
  const { setting, board, own, nation } = asker;
  return (
    tribeFault(board, nation) ??
    conqueredFault(board, nation) ??
    ownFault(asker, territory) ??
    moneyFault(own, costOfDevelopment(setting, board, nation, territory))
  );
};
