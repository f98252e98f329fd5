import { when } from '@chancery/kit';
import type { Church } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';

export const church = actionKind<Church>({
  verb: 'CHURCH',
  rule: 'HEP-13.6',
  title: 'Build churches',
  help: 'Once a Turn, if you are at Peace with everybody: pays 20 Gold for each of your Land Areas and earns 1 Prestige for each.',
  group: GROUPS.land,
  params: {},
  lines: [{ pattern: 'CHURCH' }],
  also: [{ pattern: 'BUILD CHURCH|CHURCHES' }],
  offer: (_, could) => when(could({})),
});
