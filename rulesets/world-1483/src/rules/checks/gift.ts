import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { listFault, missingFrom } from '../assets.ts';
import { resourcesIn } from '../costs.ts';
import { carriageOf } from '../range.ts';
import type { Asker } from './asker.ts';
import { moneyFault, otherFault } from './parties.ts';

/** Anything that could be traded, to any nation, at war or not; merchants are paid on top (W83-14.30 to 14.34). */
export const checkGift = (
  { setting, board, own, nation }: Asker,
  { nation: to, give }: ArgsOf<'GIFT'>,
): Refusal | null => {
  const fault = otherFault(board, nation, to) ?? listFault(board, give, to);
  if (fault !== null) return fault;
  const amount = resourcesIn(give);
  const fee = carriageOf(setting, board, { from: nation, to, amount });
  return moneyFault(own, amount + fee) ?? missingFrom(board, nation, give);
};
