import { NATIONS_OR_ALL, TERRITORIES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Without it no foreign troops are let in (W83-15.3). */
export const allowLand = standingOrder('ALLOW_LAND', {
  rule: 'W83-15.4',
  title: 'Allow passage by land',
  help: 'Lets the land units of a nation enter and pass your territories, as long as you are at peace.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: TERRITORIES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'ALLOW LAND <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'land'),
});
