import { revenueOf } from '../rules/revenue.ts';
import { upkeepOf } from '../rules/troops.ts';
import type { Province } from '../state.ts';
import { GOLD, type Pence } from '../words.ts';
import { type Chart, isEnemy } from './chart.ts';
import { strengthOf } from './strength.ts';

/** What is left to spend this turn, in pence. */
export interface Purse {
  left: Pence;
}

export const spend = (purse: Purse, gold: number): boolean => {
  if (purse.left < gold * GOLD) return false;
  purse.left -= gold * GOLD;
  return true;
};

export const ownUnits = ({ state, realm }: Chart): Chart['state']['units'] =>
  state.units.filter((unit) => unit.realm === realm);
export const totalUpkeep = (chart: Chart): Pence =>
  ownUnits(chart).reduce((sum, unit) => sum + upkeepOf(chart.setting, unit), 0);
export const income = (chart: Chart): Pence =>
  chart.own
    .filter(({ annexedTo }) => annexedTo === chart.realm)
    .reduce((sum, land) => sum + revenueOf(chart.setting, land), 0);

/** Enemy soldiers next door. */
export const danger = (chart: Chart, { number }: Province): number =>
  chart
    .near(number)
    .flatMap((next) => chart.unitsIn(next))
    .filter(({ realm }) => isEnemy(chart, realm))
    .reduce((sum, { stacks }) => sum + strengthOf(chart.setting, stacks).count, 0);
