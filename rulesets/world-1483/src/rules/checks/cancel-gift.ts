import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Asker } from './asker.ts';

/** A promise of one's own that has not been kept yet (W83-14.37). */
export const checkCancelGift = ({ own, nation }: Asker, { gift }: ArgsOf<'CANCEL_GIFT'>): Refusal | null =>
  own.gifts.some(({ id, from }) => id === gift && from === nation)
    ? null
    : { code: 'no-such-offer', what: 'gift', offer: gift };
