import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Asker } from './asker.ts';
import { otherFault } from './parties.ts';

/** A promise costs nothing before it is kept; whether there is money is asked then (W83-14.36, 14.39). */
export const checkGiftIf = ({ board, nation }: Asker, args: ArgsOf<'GIFT_IF'>): Refusal | null =>
  otherFault(board, nation, args.nation) ??
  ('other' in args && args.of === args.other ? { code: 'same-nation', nation: args.of } : null);
