import { moneyOf, oneNation, othersOf, treasuryAfter } from '../offers.ts';
import { NATION, tenthsFrom } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Money for another ruler (UM-20.17). */
export const transfer = nationOrder('TRANSFER', {
  rule: 'UM-20.17',
  title: 'Transfer money',
  help: 'Sends money to another nation, at once. More than you have is not sent at all.',
  params: {
    nation: { type: NATION, help: 'to whom' },
    tenths: { type: tenthsFrom(1), help: 'how many RP' },
  },
  lines: [{ pattern: 'TRANSFER <nation> <tenths>' }],
  also: [{ pattern: 'TRANSFER TO <nation> <tenths>' }, { pattern: 'TRANSFER <tenths> TO <nation>' }],
  options: (known, drafted) =>
    mayOffer(known, 'TRANSFER') ? oneNation(othersOf(known), moneyOf(1, treasuryAfter(known, drafted))) : null,
});
