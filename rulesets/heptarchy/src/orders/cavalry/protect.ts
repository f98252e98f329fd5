import type { Protect } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA } from '../param-types.ts';
import { left, times, timesUpTo } from './times.ts';

export const protect = actionKind<Protect>({
  verb: 'PROTECT',
  rule: 'HEP-12.6',
  title: 'Protect borderlands',
  help: 'Until your next Phase, raids on one of your Land Areas get −1 for each Cavalry Action.',
  group: GROUPS.cavalry,
  params: { area: { type: AREA, help: 'your Land Area' }, times },
  lines: [{ pattern: 'PROTECT <area> [x<times>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => (could({ area }) ? timesUpTo(left(forecast)) : null)),
});
