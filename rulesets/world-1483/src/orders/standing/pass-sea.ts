import { NATIONS_OR_ALL, ZONES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** The exception to CONTEST SEA (W83-15.2). */
export const passSea = standingOrder('PASS_SEA', {
  rule: 'W83-15.10',
  title: 'Let pass by sea',
  help: 'Lets ships of a nation pass where another entry would contest them.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: ZONES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'PASS SEA <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'sea'),
});
