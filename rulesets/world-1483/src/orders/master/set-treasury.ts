import { numberType, textOf } from '@chancery/kit';
import { MOST_RESOURCES } from '../../words.ts';
import { mastersAct } from '../masters.ts';
import { oneNation, others } from '../offers.ts';
import { NATION, REASON } from '../param-types.ts';

const AMOUNT = numberType('amount', 0, MOST_RESOURCES);
/** As much as a form asks for; by text it may be more. */
const MOST_BY_FORM = 999;

/** A correction with its reason, for everybody to read (W83-20.50). */
export const setTreasury = mastersAct('SET_TREASURY', {
  rule: 'W83-20.50',
  title: 'Correct a treasury',
  help: 'Corrects a mistake: a nation has so many resources. The newsheet says why.',
  edits: true,
  params: {
    nation: { type: NATION, help: 'whose' },
    amount: { type: AMOUNT, help: 'what it has' },
    reason: { type: REASON, help: 'why' },
  },
  lines: [{ pattern: 'SET TREASURY <nation> <amount> BECAUSE <reason>' }],
  options: (known) => {
    const why = textOf('reason', { from: 1, to: 300 });
    return oneNation(known, 'nation', others(known), {
      ask: 'number',
      param: 'amount',
      from: 0,
      to: MOST_BY_FORM,
      then: why,
    });
  },
});
