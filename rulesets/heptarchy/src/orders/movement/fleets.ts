import { type Branch, type Choice, DONE } from '@chancery/core';
import { branch, oneOf, someOf } from '@chancery/kit';
import type { Forecast } from '../../known/forecast.ts';
import { stationWords } from '../../names/reader.ts';
import { getSeaInfo } from '../../rules/find.ts';
import { worldNumberOfSea } from '../../setting.ts';
import type { Station, Unit } from '../../state.ts';
import type { SeaNumber, UnitId } from '../../words.ts';
import { ownUnits, unitTick } from '../offering.ts';
import { NAVIES } from '../param-types.ts';

export const whereWords = ({ setting, state }: Forecast, { at }: Unit): string =>
  stationWords({ setting, board: state, me: null }, at);

/** Fleets to choose from: any of the Navies that lie in one place and could do it; then what else depends on that place. */
export const fleets = (
  forecast: Forecast,
  could: (navies: readonly UnitId[]) => boolean,
  then: (at: Station) => Choice = () => DONE,
): Choice | null => {
  const able = ownUnits(forecast, ({ id, kind }) => kind === 'navy' && could([id]));
  const places = [...Map.groupBy(able, ({ at }) => placeKey(at))];
  return oneOf(
    'place',
    places.map(([place, navies]) => {
      const first = navies[0] as Unit;
      const ticks = someOf('navies', navies.map(unitTick), then(first.at));
      return branch(place, `Navies ${whereWords(forecast, first)}`, ticks);
    }),
  );
};

const placeKey = (at: Station): string =>
  at.in === 'sea' ? `sea ${at.sea}` : at.in === 'port' ? `port ${at.area}/${at.sea}` : '';

export const navies = { type: NAVIES, help: 'your Navies in one place' };

/** A sea has another number on the map than in orders. */
export const seaBranch = ({ setting }: Forecast, sea: SeaNumber, then: Choice | null): Branch | null =>
  then && { value: sea, label: getSeaInfo(setting, sea).name, area: worldNumberOfSea(setting, sea), then };
