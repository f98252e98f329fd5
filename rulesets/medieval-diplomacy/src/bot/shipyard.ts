import type { BuildOrder } from '../order.ts';
import { getTroop } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { isShip, storageOf } from '../rules/troops.ts';
import type { Province } from '../state.ts';
import { GOLD, type TroopType } from '../words.ts';
import { type Chart, isPrey } from './chart.ts';
import { ownUnits, type Purse, spend } from './purse.ts';

/** Transports while there is land beyond the sea and no ships to go there. */
export const shipbuilding = (chart: Chart, purse: Purse): readonly BuildOrder[] => {
  const carried = ownUnits(chart).reduce((sum, { stacks }) => sum + storageOf(chart.setting, stacks), 0);
  const landPrey = chart.own.some(({ number }) => chart.near(number).some((next) => isPrey(chart, next)));
  const wanted = landPrey ? 8 : chart.landNeighbours.length > 0 ? 16 : 40;
  const ports = chart.own.filter(
    (land) => land.harbour && land.buildList.some((type) => isShip(getTroop(chart.setting, type))),
  );
  const port = ports.find((land) => overseasPrey(chart, land)) ?? null;
  if (!port || carried >= wanted || purse.left < 12 * GOLD) return [];
  const [ship] = port.buildList
    .filter((type) => getTroop(chart.setting, type).storage > 0)
    .toSorted((a, b) => costPerPlace(chart, a) - costPerPlace(chart, b) || a - b);
  if (ship === undefined) return [];
  const { key, cost, storage } = getTroop(chart.setting, ship);
  const count = Math.min(
    Math.ceil((wanted - carried) / storage),
    Math.floor(purse.left / (2 * cost * GOLD)),
    maxRevenue(placeOf(chart.setting, port.number)),
  );
  if (count <= 0) return [];
  spend(purse, count * cost);
  return [{ verb: 'BUILD_SHIPS', unit: `G${port.number}`, args: { type: key, count } }];
};

const costPerPlace = ({ setting }: Chart, type: TroopType): number => {
  const { cost, storage } = getTroop(setting, type);
  return Math.floor((100 * cost) / storage);
};

const overseasPrey = (chart: Chart, { number }: Province): boolean =>
  chart.map
    .neighbours(number)
    .filter((sea) => chart.map.borderBetween(number, sea) === 'coast')
    .some((sea) =>
      chart.map.neighbours(sea).some((shore) => chart.map.kindOf(shore) === 'land' && isPrey(chart, shore)),
    );
