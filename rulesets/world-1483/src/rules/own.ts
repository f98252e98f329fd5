import type { State } from '../state.ts';
import type { Own } from '../view-types.ts';
import type { NationNumber } from '../words.ts';

/** What a nation knows of itself alone (W83-18.2); null where there is no such nation. */
export const ownOf = (
  { privy, peaceOffers, tradeOffers, gifts, contracts }: State,
  nation: NationNumber,
): Own | null => {
  const own = privy[nation];
  if (own === null || own === undefined) return null;
  const concerns = ({ from, to }: { readonly from: NationNumber; readonly to: NationNumber }): boolean =>
    from === nation || to === nation;
  return {
    ...own,
    peaceOffers: peaceOffers.filter(concerns),
    tradeOffers: tradeOffers.filter(concerns),
    gifts: gifts.filter(({ from }) => from === nation),
    contracts: contracts.filter(({ financier }) => financier === nation),
  };
};
