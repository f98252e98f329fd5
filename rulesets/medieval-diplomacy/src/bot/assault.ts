import type { Roller } from '@chancery/core';
import { getTroop } from '../rules/find.ts';
import type { TroopType } from '../words.ts';
import { type Chart, isEnemy, isPrey } from './chart.ts';
import type { Camp, Troops } from './muster.ts';
import { powerOf, type Strength, strengthOf } from './strength.ts';

/** Attackers want so much more power than they meet, in percent: against the independents, and against rulers. */
const MARGIN = { independents: 170, rulers: 200 } as const;

/** A province to be attacked, and what marches on it from which camp. */
export interface Assault {
  readonly target: number;
  readonly columns: readonly { readonly camp: Camp; readonly troops: Troops }[];
}

/** A camp and its troops that have not been told what to do. */
export interface Pool {
  readonly camp: Camp;
  readonly free: Map<TroopType, number>;
}

/** The best prey first; each takes what it needs from the camps around it, and nothing is begun that is not enough. */
export const planAssaults = (chart: Chart, pools: readonly Pool[], taste: Roller): readonly Assault[] => {
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
  [...joined(all)].reduce((sum, [type, count]) => (getTroop(chart.setting, type).siege > 0 ? sum + count : sum), 0);

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
