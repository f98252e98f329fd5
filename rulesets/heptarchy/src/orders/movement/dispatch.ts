import type { Dispatch } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { fleets, navies } from './fleets.ts';

export const dispatch = actionKind<Dispatch>({
  verb: 'DISPATCH',
  rule: 'HEP-9.10',
  title: 'Dispatch Navies',
  help: 'Sends anchored Navies out to the sea of their anchor point; costs one action of each.',
  group: GROUPS.movement,
  units: 'navies',
  params: { navies },
  lines: [{ pattern: 'DISPATCH <navies>' }],
  offer: (forecast, could) => fleets(forecast, (ids) => could({ navies: ids })),
});
