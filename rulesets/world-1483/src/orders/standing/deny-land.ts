import { NATIONS_OR_ALL, TERRITORIES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** A narrower entry beats a wider one (W83-15.2). */
export const denyLand = standingOrder('DENY_LAND', {
  rule: 'W83-15.4',
  title: 'Deny passage by land',
  help: 'Takes a leave back for some nations or territories. It expels nobody who is there.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: TERRITORIES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'DENY LAND <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'land'),
});
