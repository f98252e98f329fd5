import type { Roller } from '@chancery/core';
import type { BuildOrder } from '../order.ts';
import { getTroop } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { isSoldier } from '../rules/troops.ts';
import type { Troop } from '../setting.ts';
import type { Province } from '../state.ts';
import { GOLD, type TroopType } from '../words.ts';
import { type Chart, isAlly, isEnemy, isPrey } from './chart.ts';
import { danger, income, type Purse, spend, totalUpkeep } from './purse.ts';

/** Upkeep may eat so much of the income, in percent: more in war, less when nobody is near. */
const armsShare = (chart: Chart): number => {
  if (chart.neighbours.some((other) => isEnemy(chart, other))) return 75;
  return chart.neighbours.every((other) => isAlly(chart, other)) ? 40 : 55;
};

/** Soldiers where they are needed: cities under threat, then those next to prey, then the largest. */
export const recruiting = (chart: Chart, purse: Purse, taste: Roller): readonly BuildOrder[] => {
  const limit = Math.floor((income(chart) * armsShare(chart)) / 100) + Math.floor(Math.max(0, purse.left) / 25);
  let upkeep = totalUpkeep(chart);
  const need = (land: Province): number =>
    100 * danger(chart, land) +
    20 * chart.near(land.number).filter((next) => isPrey(chart, next)).length +
    chart.worth(land.number);
  const cities = chart.own
    .filter(({ buildList }) => buildList.length > 0)
    .toSorted((a, b) => need(b) - need(a) || a.number - b.number);
  return cities.flatMap((city): readonly BuildOrder[] => {
    let room = maxRevenue(placeOf(chart.setting, city.number));
    const wanted = [...machinesWanted(chart, city), ...choices(chart, city, taste)];
    return wanted.flatMap((type, i): readonly BuildOrder[] => {
      const { key, cost, upkeep: each } = getTroop(chart.setting, type);
      const share = i < wanted.length - 1 ? Math.ceil(room / 2) : room;
      const fed = Math.floor((limit - upkeep) / Math.max(1, each));
      const count = Math.min(share, Math.floor(purse.left / (cost * GOLD)), fed);
      if (count <= 0) return [];
      room -= count;
      upkeep += count * each;
      spend(purse, count * cost);
      return [{ verb: 'RECRUIT', unit: `G${city.number}`, args: { type: key, count } }];
    });
  });
};

/** Siege machines where an enemy's walls are near and too few machines stand ready (MD-9.15). */
const machinesWanted = (chart: Chart, { number, buildList }: Province): readonly TroopType[] => {
  const walls = chart.near(number).some((next) => isPrey(chart, next) && chart.province(next).fortLevel >= 3);
  const ready = chart
    .unitsIn(number)
    .filter(({ realm }) => realm === chart.realm)
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, { type, count }) => (getTroop(chart.setting, type).siege > 0 ? sum + count : sum), 0);
  if (!walls || ready >= 6) return [];
  return buildList.filter((type) => getTroop(chart.setting, type).siege > 0);
};

/** Stout foot, and beside it what hits hardest for its price: archers or horse, by taste. */
const choices = ({ setting }: Chart, { buildList }: Province, taste: Roller): readonly TroopType[] => {
  const soldiers = buildList.filter(
    (type) => isSoldier(getTroop(setting, type)) && getTroop(setting, type).class !== 'siege',
  );
  const best = (value: (troop: Troop) => number): TroopType | undefined =>
    soldiers.toSorted((a, b) => value(getTroop(setting, b)) - value(getTroop(setting, a)) || a - b)[0];
  const stout = best(({ attacks, combat, hitPoints, cost }) =>
    Math.floor((1000 * attacks * combat * hitPoints) / (cost * cost)),
  );
  const biting = best(
    ({ attacks, combat, cost, move }) => Math.floor((1000 * attacks * combat) / cost) + 600 * taste.d(4) * (move - 2),
  );
  return [...new Set([stout, biting].filter((type) => type !== undefined))];
};
