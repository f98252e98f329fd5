import type { Raid } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA } from '../param-types.ts';
import { left, times, timesUpTo } from './times.ts';

export const raid = actionKind<Raid>({
  verb: 'RAID',
  rule: 'HEP-12.8',
  title: 'Raid',
  help: 'Raids a foreign Land Area beside yours: on 5 or more one of its Resources is destroyed and its tax value is yours. Further actions add +1 each.',
  group: GROUPS.cavalry,
  params: { area: { type: AREA, help: 'a foreign Land Area with a Resource' }, times },
  lines: [{ pattern: 'RAID <area> [x<times>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => (could({ area }) ? timesUpTo(left(forecast)) : null)),
});
