import { type Choice, DONE } from '@chancery/core';
import type { Forecast } from '../known/forecast.ts';
import { areaInfo, areaUnder, isLandUnit, seaInfo, unitOf } from '../rules/find.ts';
import { cavalryLeft } from '../rules/reckoned.ts';
import { worldNumberOfSea } from '../setting.ts';
import { UNIT_PLURALS } from '../text/reader.ts';
import { GROUPS } from './groups.ts';
import { actionKind, branch, eachArea, type Kinds, numberUpTo, oneOf, ownUnits } from './offering.ts';
import type { Boost, Protect, Raid } from './order.ts';
import { AREA, LAND_KIND_ALL, PLACE, TIMES } from './param-types.ts';

/** What Horses are good for (HEP-12). */

const times = { type: TIMES, optional: true, help: 'Cavalry Actions; 1 unless given' };

const boost = actionKind<Boost>({
  verb: 'BOOST',
  rule: 'HEP-12.4',
  title: 'Boost armies',
  help: 'All your Levies, or all your Retinues, at one place get +1 on Attack Rolls in this Phase for each Cavalry Action.',
  group: GROUPS.cavalry,
  params: {
    kind: { type: LAND_KIND_ALL, help: 'LEVIES or RETINUES' },
    at: { type: PLACE, help: 'a Land Area, or the sea of their Navies' },
    times,
  },
  lines: [{ pattern: 'BOOST <kind> AT <at> [x<times>]' }],
  offer: (forecast, could) =>
    oneOf(
      'kind',
      (['levy', 'retinue'] as const).map((kind) =>
        branch(
          kind,
          UNIT_PLURALS[kind],
          oneOf(
            'at',
            placesWithArmies(forecast).map(([at, name]) =>
              branch(at, name, could({ kind, at }) ? timesUpTo(left(forecast)) : null),
            ),
          ),
        ),
      ),
    ),
});

/** How often; once unless given. */
const timesUpTo = (most: number): Choice | null => numberUpTo('times', most, { label: 'Once', then: DONE });

const left = (forecast: Forecast): number => cavalryLeft(forecast, forecast.kingdom);

/** Where Land Units of the kingdom are, by number on the map, each once and ascending. */
const placesWithArmies = (forecast: Forecast): readonly (readonly [number, string])[] => {
  const { setting, state } = forecast;
  const places = new Map<number, string>();
  for (const unit of ownUnits(forecast, isLandUnit)) {
    const area = areaUnder(state, unit);
    if (area !== null) places.set(area, areaInfo(setting, area).name);
    const navy = unit.at.in === 'navy' ? unitOf(state, unit.at.navy) : null;
    if (navy?.at.in === 'sea') places.set(worldNumberOfSea(setting, navy.at.sea), seaInfo(setting, navy.at.sea).name);
  }
  return [...places].sort(([a], [b]) => a - b);
};

const raid = actionKind<Raid>({
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

const protect = actionKind<Protect>({
  verb: 'PROTECT',
  rule: 'HEP-12.6',
  title: 'Protect borderlands',
  help: 'Raids on a Land Area of yours get −1 for each Cavalry Action, until your next Phase.',
  group: GROUPS.cavalry,
  params: { area: { type: AREA, help: 'your Land Area' }, times },
  lines: [{ pattern: 'PROTECT <area> [x<times>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => (could({ area }) ? timesUpTo(left(forecast)) : null)),
});

export const CAVALRY_ORDERS: Kinds<'BOOST' | 'RAID' | 'PROTECT'> = { BOOST: boost, RAID: raid, PROTECT: protect };
