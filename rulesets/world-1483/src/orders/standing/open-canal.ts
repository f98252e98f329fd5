import { NATIONS_OR_ALL } from '../param-types.ts';
import { gateChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** For whoever owns the place (W83-2.20 to 2.24). */
export const openCanal = standingOrder('OPEN_CANAL', {
  rule: 'W83-15.24',
  title: 'Open the canal',
  help: 'Lets ships of the line of these nations use the canal.',
  group: GROUPS.passage,
  params: { nations: { type: NATIONS_OR_ALL, help: 'whom' } },
  lines: [{ pattern: 'OPEN CANAL <nations>' }],
  options: (known) => gateChoice(known, 'canal-control'),
});
