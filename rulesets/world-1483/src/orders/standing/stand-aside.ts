import { NATIONS_OR_ALL, TERRITORIES_OR_ALL } from '../param-types.ts';
import { passageChoice } from '../passage.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Both must say so (W83-15.21). */
export const standAside = standingOrder('STAND_ASIDE', {
  rule: 'W83-15.20',
  title: 'Stand aside',
  help: 'Your troops do not defend these territories against a nation that asks to avoid you.',
  group: GROUPS.passage,
  about: ['nations', 'places'],
  params: {
    nations: { type: NATIONS_OR_ALL, help: 'whom' },
    places: { type: TERRITORIES_OR_ALL, help: 'where' },
  },
  lines: [{ pattern: 'STAND ASIDE <nations> IN <places>' }],
  options: (known) => passageChoice(known, 'land'),
});
