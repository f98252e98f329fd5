import { NATIONS_OR_ALL, ZONES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** New ships are left alone without it (W83-15.3). */
export const contestNew = standingOrder('CONTEST_NEW', {
  rule: 'W83-15.11',
  title: 'Contest new ships',
  help: 'Your ships attack ships of a nation that are newly placed in these zones.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: ZONES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'CONTEST NEW <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'sea'),
});
