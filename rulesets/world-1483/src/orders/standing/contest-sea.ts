import { NATIONS_OR_ALL, ZONES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Passage by sea is free without it (W83-15.3). */
export const contestSea = standingOrder('CONTEST_SEA', {
  rule: 'W83-15.10',
  title: 'Contest a sea',
  help: 'Your ships attack ships of a nation that enter these zones, although you are at peace. It is no act of war.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: ZONES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'CONTEST SEA <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'sea'),
});
