import { when } from '@chancery/kit';
import type { End } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';

export const end = actionKind<End>({
  verb: 'END',
  rule: 'HEP-1.6',
  title: 'End your Phase',
  help: 'Closes your Phase: the next kingdom is called. Nothing after it counts.',
  group: GROUPS.phase,
  params: {},
  lines: [{ pattern: 'END' }],
  also: [{ pattern: 'END PHASE' }],
  offer: (_, could) => when(could({})),
});
