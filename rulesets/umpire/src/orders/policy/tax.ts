import { numberOf } from '@chancery/kit';
import { MOST_TAX, USUAL_TAX } from '../../words.ts';
import { PERCENT } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** The tax level of a civilised nation (UM-20.11). */
export const tax = nationOrder('TAX', {
  rule: 'UM-20.11',
  title: 'Tax level',
  help: 'Sets the percentage of revenue that you collect in taxation turns; more than 100 angers your provinces.',
  params: { rate: { type: PERCENT, help: 'percent' } },
  lines: [{ pattern: 'TAX <rate>' }],
  options: (known) => {
    const nation = known.view.nations[known.view.nation ?? 0];
    if (!mayOffer(known, 'TAX') || nation?.kind !== 'civilised') return null;
    return numberOf('rate', { from: 0, to: MOST_TAX, usual: nation.own?.taxRate ?? USUAL_TAX });
  },
});
