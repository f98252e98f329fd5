import { numberOf } from '@chancery/kit';
import { MOST_SENIORITY } from '../../words.ts';
import { oneGeneral, ownGeneralsOf } from '../offers.ts';
import { LEVEL, OWN_GENERAL } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Who commands whom (UM-20.25). */
export const rank = nationOrder('RANK', {
  rule: 'UM-20.25',
  title: 'Rank a general',
  help: 'Sets the seniority of a general, from 0 to 15. Whoever falls or is passed over may love you less.',
  params: {
    general: { type: OWN_GENERAL, help: 'whom' },
    level: { type: LEVEL, help: 'from 0 to 15' },
  },
  units: 'general',
  lines: [{ pattern: 'RANK <general> <level>' }],
  options: (known) =>
    mayOffer(known, 'RANK')
      ? oneGeneral(ownGeneralsOf(known), numberOf('level', { from: 0, to: MOST_SENIORITY }))
      : null,
});
