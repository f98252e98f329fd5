import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { STEAL_COST } from '../costs.ts';
import { getNation, ownedBy } from '../find.ts';
import { haveLandBorder, isCoastal } from '../geography.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault, otherFault, tribeFault } from './parties.ts';

/** A nation that still has such a route: sea trade is stolen from a coast, land trade over a border (W83-6.6 to 6.10). */
export const checkSteal = (
  { setting, board, own, nation }: Asker,
  { verb, args: { nation: target } }: OrderOf<'STEAL_SEA' | 'STEAL_LAND'>,
): Refusal | null => {
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation) ?? otherFault(board, nation, target);
  if (fault !== null) return fault;
  const { seaTrade, landTrade } = getNation(board, target);
  const [what, there] = verb === 'STEAL_SEA' ? (['sea', seaTrade] as const) : (['land', landTrade] as const);
  if (there === 0) return { code: 'too-few-routes', what, wanted: 1, there };
  if (what === 'sea' && !ownedBy(board, nation).some(({ number }) => isCoastal(setting, number))) {
    return { code: 'landlocked' };
  }
  if (what === 'land' && !haveLandBorder(setting, board, nation, target)) return { code: 'no-border', nation: target };
  return moneyFault(own, STEAL_COST);
};
