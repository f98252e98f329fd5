import { NATIONS_OR_ALL } from '../param-types.ts';
import { gateChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** For whoever owns the place (W83-2.20 to 2.24). */
export const closeCanal = standingOrder('CLOSE_CANAL', {
  rule: 'W83-15.24',
  title: 'Close the canal',
  help: 'Bars ships of the line of these nations from the canal, as long as you own Cairo or Alexandria.',
  group: GROUPS.passage,
  params: { nations: { type: NATIONS_OR_ALL, help: 'whom' } },
  lines: [{ pattern: 'CLOSE CANAL <nations>' }],
  options: (known) => gateChoice(known, 'canal-control'),
});
