import { branch, oneOf } from '@chancery/kit';
import type { Forecast } from '../../known/forecast.ts';
import { UNIT_PLURALS } from '../../names/reader.ts';
import type { Boost } from '../../order.ts';
import { areaUnder, findUnit, getAreaInfo, getSeaInfo, isLandUnit } from '../../rules/find.ts';
import { worldNumberOfSea } from '../../setting.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, ownUnits } from '../offering.ts';
import { LAND_KIND_ALL, PLACE } from '../param-types.ts';
import { left, times, timesUpTo } from './times.ts';

export const boost = actionKind<Boost>({
  verb: 'BOOST',
  rule: 'HEP-12.4',
  title: 'Boost armies',
  help: 'For each Cavalry Action, all your Levies or all your Retinues in one place get +1 on Attack Rolls in this Phase.',
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

/** Where Land Units of the kingdom are, by number on the map, each once and ascending. */
const placesWithArmies = (forecast: Forecast): readonly (readonly [number, string])[] => {
  const { setting, state } = forecast;
  const places = new Map<number, string>();
  for (const unit of ownUnits(forecast, isLandUnit)) {
    const area = areaUnder(state, unit);
    if (area !== null) places.set(area, getAreaInfo(setting, area).name);
    const navy = unit.at.in === 'navy' ? findUnit(state, unit.at.navy) : null;
    if (navy?.at.in === 'sea')
      places.set(worldNumberOfSea(setting, navy.at.sea), getSeaInfo(setting, navy.at.sea).name);
  }
  return [...places].sort(([a], [b]) => a - b);
};
