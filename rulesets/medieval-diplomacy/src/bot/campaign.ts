import type { Roller } from '@chancery/core';
import type { Order } from '../orders/order.ts';
import { troopOf } from '../rules/find.ts';
import { hasPermission } from '../rules/permission.ts';
import { placeOf } from '../rules/places.ts';
import { IND, type RealmNumber, type TroopType } from '../words.ts';
import { type Chart, isAlly, isEnemy, isPrey } from './chart.ts';
import { type Camp, type Column, campsOf, muster, type Troops, troopsIn } from './muster.ts';
import { rankOrders } from './ranks.ts';
import { powerOf, type Strength, strengthOf } from './strength.ts';

/** Attackers want so much more power than they meet, in percent: against the independents, and against rulers. */
const MARGIN = { independents: 170, rulers: 200 } as const;

interface Assault {
  readonly target: number;
  readonly columns: readonly { readonly camp: Camp; readonly troops: Troops }[];
}

interface Pool {
  readonly camp: Camp;
  /** Troops not yet told what to do. */
  readonly free: Map<TroopType, number>;
}

/** All marches of a turn: who attacks, who goes to the border, who stays. */
export const campaignOrders = (
  chart: Chart,
  taste: Roller,
  embarked: ReadonlySet<number>,
  nextNumber: () => number | null,
): readonly Order[] => {
  const pools = campsOf(chart)
    .filter(({ location }) => !embarked.has(location))
    .map((camp) => ({ camp, free: withoutGuard(chart, camp) }));
  const assaults = planAssaults(chart, pools, taste);
  const fronts = frontsOf(chart, new Set(assaults.map(({ target }) => target)));
  return pools.flatMap(({ camp, free }) => {
    const attacking = assaults.flatMap(({ target, columns }) =>
      columns.filter((column) => column.camp === camp).map(({ troops }) => ({ troops, way: [target] })),
    );
    const moving = marchToFront(chart, camp, free, fronts);
    const groups = moving === null ? attacking : [...attacking, moving];
    if (groups.length === 0) return [];
    const wanted = groups.map(({ troops }) => troops);
    const { orders, columns } = muster(chart, camp, wanted, nextNumber);
    return [...orders, ...columns.flatMap((column, i) => columnOrders(chart, column, groups[i]?.way ?? []))];
  });
};

const columnOrders = (chart: Chart, { label, troops }: Column, way: readonly number[]): readonly Order[] => [
  ...rankOrders(chart, label, troops),
  ...way.map((location): Order => ({ verb: 'MARCH', unit: label, args: { location } })),
];

/** Some stay at home: more where somebody who is no friend could walk in. */
const withoutGuard = (chart: Chart, camp: Camp): Map<TroopType, number> => {
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
  const { move, cost } = troopOf(chart.setting, type);
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

/** The best prey first; each takes what it needs from the camps around it, and nothing is begun that is not enough. */
const planAssaults = (chart: Chart, pools: readonly Pool[], taste: Roller): readonly Assault[] => {
  const reachable = new Set(
    pools.flatMap(({ camp }) => chart.near(camp.location)).filter((next) => isPrey(chart, next)),
  );
  const ranked = [...reachable]
    .map((target) => ({ target, value: 100 * chart.worth(target) + taste.d(300) - 4 * chart.defence(target).count }))
    .sort((a, b) => b.value - a.value || a.target - b.target);
  return ranked.flatMap(({ target }) => {
    const needed = (troops: readonly Troops[]): number => powerNeeded(chart, target, machinesIn(chart, troops));
    const columns: { camp: Camp; troops: Troops }[] = [];
    const chosen: Troops[] = [];
    const near = pools
      .filter(({ camp }) => chart.near(target).includes(camp.location))
      .sort(
        (a, b) =>
          powerOf(strengthIn(chart, b.free)) - powerOf(strengthIn(chart, a.free)) || a.camp.location - b.camp.location,
      );
    for (const { camp, free } of near) {
      if (isEnough(chart, chosen, needed)) break;
      const troops = pickTroops(chart, free, chosen, needed);
      if (troops.size === 0) continue;
      chosen.push(troops);
      columns.push({ camp, troops });
    }
    if (!isEnough(chart, chosen, needed)) return [];
    for (const { camp, troops } of columns) take(pools.find((pool) => pool.camp === camp)?.free, troops);
    return [{ target, columns }];
  });
};

/** What it takes to win a province. Rulers may bring help, so more is wanted; but caution wanes as the years pass. */
const powerNeeded = (chart: Chart, target: number, machines: number): number => {
  const rulers = isEnemy(chart, chart.province(target).owner);
  const margin = rulers ? Math.max(130, MARGIN.rulers - 2 * chart.state.turn) : MARGIN.independents;
  return Math.max(MINIMUM_POWER, Math.floor((powerOf(chart.defence(target, machines)) * margin) / 100));
};

const machinesIn = (chart: Chart, all: readonly Troops[]): number =>
  [...joined(all)].reduce((sum, [type, count]) => (troopOf(chart.setting, type).siege > 0 ? sum + count : sum), 0);

/** Two men-at-arms or the like: enough to hold what is empty (MD-11.5). */
const MINIMUM_POWER = 2000;

const strengthIn = (chart: Chart, troops: Troops): Strength =>
  strengthOf(
    chart.setting,
    [...troops].map(([type, count]) => ({ type, count })),
  );

type Needed = (troops: readonly Troops[]) => number;

const isEnough = (chart: Chart, chosen: readonly Troops[], needed: Needed): boolean =>
  powerOf(strengthIn(chart, joined(chosen))) >= needed(chosen);

const joined = (all: readonly Troops[]): Troops => {
  const sum = new Map<TroopType, number>();
  for (const troops of all) for (const [type, count] of troops) sum.set(type, (sum.get(type) ?? 0) + count);
  return sum;
};

/** As much of a camp as is needed with what is chosen already: a fair share of every type, or all of it. */
const pickTroops = (chart: Chart, free: Troops, chosen: readonly Troops[], needed: Needed): Troops => {
  for (const share of [4, 3, 2]) {
    const part = new Map([...free].map(([type, count]) => [type, Math.ceil(count / share)]));
    if (isEnough(chart, [...chosen, part], needed)) return part;
  }
  return new Map([...free].filter(([, count]) => count > 0));
};

const take = (free: Map<TroopType, number> | undefined, troops: Troops): void => {
  for (const [type, count] of troops) {
    const left = (free?.get(type) ?? 0) - count;
    if (left > 0) free?.set(type, left);
    else free?.delete(type);
  }
};

/** Crossings from each own or open province to the nearest one from which there is something to take or to defend. */
const frontsOf = (chart: Chart, beset: ReadonlySet<number>): ReadonlyMap<number, number> => {
  const open = (location: number): boolean => isOpenLand(chart, location);
  const lands = chart.own.map(({ number }) => number);
  const facing = (matters: (next: number) => boolean): number[] =>
    lands.filter((number) => chart.near(number).some(matters));
  const hunting = facing((next) => isPrey(chart, next) && !beset.has(next));
  const front = hunting.length > 0 ? hunting : facing((next) => isStranger(chart, chart.province(next).owner));
  const distances = new Map(front.map((number) => [number, 0]));
  for (let edge = front, distance = 1; edge.length > 0; distance += 1) {
    const next = edge.flatMap((from) => chart.near(from)).filter((to) => open(to) && !distances.has(to));
    for (const to of next) distances.set(to, distance);
    edge = [...new Set(next)];
  }
  return distances;
};

/** A realm that is neither ours nor allied: the next war may be with it. */
const isStranger = (chart: Chart, owner: RealmNumber): boolean =>
  owner !== chart.realm && owner !== IND && !isAlly(chart, owner);

const isOpenLand = ({ state, realm, province }: Chart, location: number): boolean =>
  hasPermission(state, province(location), realm);

/** What is free goes toward the nearest front, as far as its slowest troop walks in one season. */
const marchToFront = (
  chart: Chart,
  camp: Camp,
  free: Troops,
  fronts: ReadonlyMap<number, number>,
): { readonly troops: Troops; readonly way: readonly number[] } | null => {
  const here = fronts.get(camp.location);
  if (free.size === 0 || here === 0) return null;
  const points = Math.min(...[...free.keys()].map((type) => troopOf(chart.setting, type).move));
  const way: number[] = [];
  for (let at = camp.location; way.length < points; at = way[way.length - 1] as number) {
    const distance = fronts.get(at) ?? Number.POSITIVE_INFINITY;
    const next = chart
      .near(at)
      .find((to) => isOpenLand(chart, to) && (fronts.get(to) ?? Number.POSITIVE_INFINITY) < distance);
    if (next === undefined) break;
    way.push(next);
    if (fronts.get(next) === 0) break;
  }
  return way.length > 0 ? { troops: free, way } : null;
};
