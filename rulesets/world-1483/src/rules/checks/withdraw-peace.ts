import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Asker } from './asker.ts';

/** An own offer, or one's consent to an offer of the other, is on file (W83-13.4). */
export const checkWithdrawPeace = (
  { own, nation }: Pick<Asker, 'own' | 'nation'>,
  { nation: other }: ArgsOf<'WITHDRAW_PEACE'>,
): Refusal | null => (own.peaceOffers.some(({ to }) => to === other) ? null : { code: 'no-peace-offered', nation });
