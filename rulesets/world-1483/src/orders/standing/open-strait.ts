import { NATIONS_OR_ALL } from '../param-types.ts';
import { gateChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** For whoever owns the place (W83-2.20 to 2.24). */
export const openStrait = standingOrder('OPEN_STRAIT', {
  rule: 'W83-15.24',
  title: 'Open the strait',
  help: 'Lets ships of these nations pass Constantinople.',
  group: GROUPS.passage,
  params: { nations: { type: NATIONS_OR_ALL, help: 'whom' } },
  lines: [{ pattern: 'OPEN STRAIT <nations>' }],
  options: (known) => gateChoice(known, 'strait-aegean-blacksea'),
});
