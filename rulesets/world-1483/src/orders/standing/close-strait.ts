import { NATIONS_OR_ALL } from '../param-types.ts';
import { gateChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** For whoever owns the place (W83-2.20 to 2.24). */
export const closeStrait = standingOrder('CLOSE_STRAIT', {
  rule: 'W83-15.24',
  title: 'Close the strait',
  help: 'Bars ships of these nations from the passage of Constantinople, as long as you own it.',
  group: GROUPS.passage,
  params: { nations: { type: NATIONS_OR_ALL, help: 'whom' } },
  lines: [{ pattern: 'CLOSE STRAIT <nations>' }],
  options: (known) => gateChoice(known, 'strait-aegean-blacksea'),
});
