import { getTroop } from '../rules/find.ts';
import { placeOf } from '../rules/places.ts';
import type { TroopType } from '../words.ts';
import { type Chart, isAlly, isEnemy } from './chart.ts';
import { type Camp, troopsIn } from './muster.ts';
import { strengthOf } from './strength.ts';

/** Some stay at home: more where somebody who is no friend could walk in. */
export const withoutGuard = (chart: Chart, camp: Camp): Map<TroopType, number> => {
  const free = troopsIn(chart, camp);
  if (chart.province(camp.location).owner !== chart.realm) return free;
  let guard = guardNeeded(chart, camp.location);
  for (const type of [...free.keys()].sort((a, b) => cheapness(chart, a) - cheapness(chart, b) || a - b)) {
    const stays = Math.min(guard, free.get(type) ?? 0);
    guard -= stays;
    free.set(type, (free.get(type) ?? 0) - stays);
  }
  for (const [type, count] of [...free]) if (count === 0) free.delete(type);
  return free;
};

/** Slow, cheap foot makes the best guard. */
const cheapness = (chart: Chart, type: TroopType): number => {
  const { move, cost } = getTroop(chart.setting, type);
  return 100 * move + cost;
};

const guardNeeded = (chart: Chart, location: number): number => {
  const owners = chart.near(location).map((next) => chart.province(next).owner);
  const city = placeOf(chart.setting, location).cityName !== null ? 1 : 0;
  const enemyStrength = chart
    .near(location)
    .flatMap((next) => chart.unitsIn(next))
    .filter(({ realm }) => isEnemy(chart, realm))
    .reduce((sum, unit) => sum + strengthOf(chart.setting, unit.stacks).count, 0);
  if (enemyStrength > 0) return Math.min(4 + 4 * city, Math.ceil(enemyStrength / 2));
  const strangers = owners.some((owner) => chart.neighbours.includes(owner) && !isAlly(chart, owner));
  return (strangers ? 2 : 0) + city;
};
