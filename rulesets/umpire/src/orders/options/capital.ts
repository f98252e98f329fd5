import { LOYALTY } from '../../words.ts';
import { oneProvince, ownedOf } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** The seat of the ruler moves (UM-20.20). */
export const capital = nationOrder('CAPITAL', {
  rule: 'UM-20.20',
  title: 'Move the capital',
  help: 'Makes another city of yours the capital, for 10 RP if the province was yours at the start and 15 RP if not. Tribes may choose a province without a city.',
  params: { province: { type: PROVINCE, help: 'where' } },
  lines: [{ pattern: 'CAPITAL <province>' }],
  options: (known) => {
    const own = known.view.nations[known.view.nation ?? 0];
    if (!mayOffer(known, 'CAPITAL') || !own) return null;
    return oneProvince(
      ownedOf(known).filter(({ number, own: { cty, loyalty } }) => {
        const isSeat = cty === 'Y' || (own.kind === 'tribal' && cty === 'N');
        return isSeat && (number !== own.own?.capital || loyalty < LOYALTY.capital);
      }),
    );
  },
});
