import type { Raid } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA } from '../param-types.ts';
import { left, times, timesUpTo } from './times.ts';

export const raid = actionKind<Raid>({
  verb: 'RAID',
  rule: 'HEP-12.8',
  title: 'Raid',
  help: 'Raids a foreign Land Area next to yours: on a roll of 5 or more one of its Resources is destroyed and you get its tax value. Each further action adds 1 to the roll.',
  group: GROUPS.cavalry,
  params: { area: { type: AREA, help: 'a foreign Land Area with a Resource' }, times },
  lines: [{ pattern: 'RAID <area> [x<times>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => (could({ area }) ? timesUpTo(left(forecast)) : null)),
});
