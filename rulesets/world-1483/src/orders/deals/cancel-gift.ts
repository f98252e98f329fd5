import { branch, oneOf } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { GIFT_NUMBER } from '../param-types.ts';
import { GROUPS, giftOrder } from '../shared.ts';

/** A promise is taken back (W83-14.37). */
export const cancelGift = giftOrder('CANCEL_GIFT', {
  rule: 'W83-14.37',
  title: 'Cancel a gift',
  help: 'Takes back a promised gift, before anything of the update happens.',
  group: GROUPS.gifts,
  params: { gift: { type: GIFT_NUMBER, help: 'its number' } },
  lines: [{ pattern: 'CANCEL GIFT <gift>' }],
  options: ({ view }) =>
    oneOf(
      'gift',
      (view.own?.gifts ?? []).map(({ id, to, amount }) => branch(id, `#${id}: ${amount} to ${nationName(view, to)}`)),
    ),
});
