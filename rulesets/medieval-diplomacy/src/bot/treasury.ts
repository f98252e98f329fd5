import type { Roller } from '@chancery/core';
import type { BuildOrder, Order } from '../orders/order.ts';
import { troopOf } from '../rules/find.ts';
import { fortCost, HIGHEST_FORT, PRODUCTION } from '../rules/forts.ts';
import { annexationLimit, commanderLimit } from '../rules/limits.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { revenueOf } from '../rules/revenue.ts';
import { isShip, isSoldier, soldiersIn, storageOf, upkeepOf } from '../rules/troops.ts';
import { COMMANDER, type Troop } from '../setting.ts';
import type { Province } from '../state.ts';
import { GOLD, type Pence, type TroopType } from '../words.ts';
import { type Chart, isAlly, isEnemy, isPrey } from './chart.ts';
import { strengthOf } from './strength.ts';

/** Never spent: figures may be off by a battle (MD-3.37). */
const RESERVE = 2 * GOLD;

/** Where the gold of a turn goes: new land first, then soldiers as far as the land can feed them, then the land itself. */
export const treasuryOrders = (chart: Chart, treasury: Pence, taste: Roller): readonly Order[] => {
  const purse = { left: treasury - totalUpkeep(chart) - RESERVE };
  return [
    ...annexing(chart, purse),
    ...hiring(chart, purse),
    ...shipbuilding(chart, purse),
    ...recruiting(chart, purse, taste),
    ...building(chart, purse),
  ];
};

interface Purse {
  left: Pence;
}

const spend = (purse: Purse, gold: number): boolean => {
  if (purse.left < gold * GOLD) return false;
  purse.left -= gold * GOLD;
  return true;
};

const ownUnits = ({ state, realm }: Chart): Chart['state']['units'] =>
  state.units.filter((unit) => unit.realm === realm);
const totalUpkeep = (chart: Chart): Pence =>
  ownUnits(chart).reduce((sum, unit) => sum + upkeepOf(chart.setting, unit), 0);
const income = (chart: Chart): Pence =>
  chart.own
    .filter(({ annexedTo }) => annexedTo === chart.realm)
    .reduce((sum, land) => sum + revenueOf(chart.setting, land), 0);

/** What pays back soonest (MD-11.19); land in peril last. */
const annexing = (chart: Chart, purse: Purse): readonly Order[] => {
  const status = chart.state.realms[chart.realm]?.status ?? 'commoner';
  let room = annexationLimit(status) - chart.own.filter(({ annexedTo }) => annexedTo === chart.realm).length;
  const cost = (land: Province): number => maxRevenue(placeOf(chart.setting, land.number));
  return chart.own
    .filter(({ annexedTo }) => annexedTo !== chart.realm)
    .toSorted((a, b) => danger(chart, a) - danger(chart, b) || cost(b) - cost(a) || a.number - b.number)
    .flatMap((land): readonly Order[] => {
      if (room <= 0 || !spend(purse, cost(land))) return [];
      room -= 1;
      return [{ verb: 'ANNEX', args: { province: land.number } }];
    });
};

/** Enemy soldiers next door. */
const danger = (chart: Chart, { number }: Province): number =>
  chart
    .near(number)
    .flatMap((next) => chart.unitsIn(next))
    .filter(({ realm }) => isEnemy(chart, realm))
    .reduce((sum, { stacks }) => sum + strengthOf(chart.setting, stacks).count, 0);

/** A commander for every fifteen soldiers, in the capital while it stands. */
const hiring = (chart: Chart, purse: Purse): readonly Order[] => {
  const status = chart.state.realms[chart.realm]?.status ?? 'commoner';
  const have = chart.state.commanders.length;
  const soldiers = ownUnits(chart).reduce((sum, unit) => sum + soldiersIn(chart.setting, unit.stacks), 0);
  const capital = chart.own.find(({ number }) => number === chart.setting.realms[chart.realm]?.capital);
  if (
    !capital ||
    have >= commanderLimit(status) ||
    soldiers < 15 * (have + 1) ||
    purse.left < 2 * COMMANDER.cost * GOLD
  )
    return [];
  spend(purse, COMMANDER.cost);
  return [{ verb: 'HIRE_COMMANDER', unit: `G${capital.number}`, args: {} }];
};

/** Upkeep may eat so much of the income, in percent: more in war, less when nobody is near. */
const armsShare = (chart: Chart): number => {
  if (chart.neighbours.some((other) => isEnemy(chart, other))) return 75;
  return chart.neighbours.every((other) => isAlly(chart, other)) ? 40 : 55;
};

/** Soldiers where they are needed: cities under threat, then those next to prey, then the largest. */
const recruiting = (chart: Chart, purse: Purse, taste: Roller): readonly Order[] => {
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
      const { key, cost, upkeep: each } = troopOf(chart.setting, type);
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
    .reduce((sum, { type, count }) => (troopOf(chart.setting, type).siege > 0 ? sum + count : sum), 0);
  if (!walls || ready >= 6) return [];
  return buildList.filter((type) => troopOf(chart.setting, type).siege > 0);
};

/** Stout foot, and beside it what hits hardest for its price: archers or horse, by taste. */
const choices = ({ setting }: Chart, { buildList }: Province, taste: Roller): readonly TroopType[] => {
  const soldiers = buildList.filter(
    (type) => isSoldier(troopOf(setting, type)) && troopOf(setting, type).class !== 'siege',
  );
  const best = (value: (troop: Troop) => number): TroopType | undefined =>
    soldiers.toSorted((a, b) => value(troopOf(setting, b)) - value(troopOf(setting, a)) || a - b)[0];
  const stout = best(({ attacks, combat, hitPoints, cost }) =>
    Math.floor((1000 * attacks * combat * hitPoints) / (cost * cost)),
  );
  const biting = best(
    ({ attacks, combat, cost, move }) => Math.floor((1000 * attacks * combat) / cost) + 600 * taste.d(4) * (move - 2),
  );
  return [...new Set([stout, biting].filter((type) => type !== undefined))];
};

/** Transports while there is land beyond the sea and no ships to go there. */
const shipbuilding = (chart: Chart, purse: Purse): readonly Order[] => {
  const carried = ownUnits(chart).reduce((sum, { stacks }) => sum + storageOf(chart.setting, stacks), 0);
  const landPrey = chart.own.some(({ number }) => chart.near(number).some((next) => isPrey(chart, next)));
  const wanted = landPrey ? 8 : chart.landNeighbours.length > 0 ? 16 : 40;
  const ports = chart.own.filter(
    (land) => land.harbour && land.buildList.some((type) => isShip(troopOf(chart.setting, type))),
  );
  const port = ports.find((land) => overseasPrey(chart, land)) ?? null;
  if (!port || carried >= wanted || purse.left < 12 * GOLD) return [];
  const [ship] = port.buildList
    .filter((type) => troopOf(chart.setting, type).storage > 0)
    .toSorted((a, b) => costPerPlace(chart, a) - costPerPlace(chart, b) || a - b);
  if (ship === undefined) return [];
  const { key, cost, storage } = troopOf(chart.setting, ship);
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
  const { cost, storage } = troopOf(setting, type);
  return Math.floor((100 * cost) / storage);
};

const overseasPrey = (chart: Chart, { number }: Province): boolean =>
  chart.map
    .neighbours(number)
    .filter((sea) => chart.map.borderBetween(number, sea) === 'coast')
    .some((sea) =>
      chart.map.neighbours(sea).some((shore) => chart.map.kindOf(shore) === 'land' && isPrey(chart, shore)),
    );

/** Production while the soldiers have time for it, then walls at threatened cities. */
const building = (chart: Chart, purse: Purse): readonly Order[] =>
  chart.own
    .filter(({ number, annexedTo }) => annexedTo === chart.realm && danger(chart, chart.province(number)) === 0)
    .toSorted((a, b) => chart.worth(b.number) - chart.worth(a.number) || a.number - b.number)
    .flatMap((land): readonly Order[] => {
      const garrison = chart.unitsIn(land.number).find(({ kind, realm }) => kind === 'G' && realm === chart.realm);
      if (!garrison) return [];
      const workers = soldiersIn(chart.setting, garrison.stacks);
      const slots = placeOf(chart.setting, land.number).productionSlots - land.productionAreas;
      const unit = `G${land.number}`;
      if (slots > 0 && workers >= PRODUCTION.workers && spend(purse, PRODUCTION.cost)) {
        return [{ verb: 'BUILD_PRODUCTION', unit, args: { count: 1 } }];
      }
      const level = land.fortLevel + 1;
      const border = chart.near(land.number).some((next) => chart.neighbours.includes(chart.province(next).owner));
      const worthIt =
        border && level <= Math.min(HIGHEST_FORT, 5) && workers >= level && purse.left > 3 * fortCost(level) * GOLD;
      return worthIt && spend(purse, fortCost(level)) ? [{ verb: 'BUILD_FORT', unit, args: {} }] : [];
    });
