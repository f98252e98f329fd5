import { when } from '@chancery/kit';
import type { End } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';

export const end = actionKind<End>({
  verb: 'END',
  rule: 'HEP-1.6',
  title: 'End your Phase',
  help: 'Ends your Phase: it is the next kingdom’s move. Orders after it do not count.',
  group: GROUPS.phase,
  params: {},
  lines: [{ pattern: 'END' }],
  also: [{ pattern: 'END PHASE' }],
  offer: (_, could) => when(could({})),
});
