import { floorDiv, roundHalfUp } from '@chancery/core';
import { MOST_IMPROVED, UPKEEP } from '../data/figures.ts';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import { LOYALTY, type NationKind, type NationNumber } from '../words.ts';
import { getNation, getProvinceInfo, getType, provincesOwnedBy, stacksIn } from './find.ts';
import { allUnitsOf, countOf, figureAt, sumOf } from './forces.ts';
import { hostilesIn } from './hostility.ts';

/** What a province yields to an owner of a kind (UM-5.8). */
export const yieldOf = (
  { tribalAreaCivPct }: Pick<Setting, 'tribalAreaCivPct'>,
  kind: NationKind,
  { base, inv, dev, everCity, cty }: Pick<Province, 'base' | 'inv' | 'dev' | 'everCity' | 'cty'>,
): number => {
  const full = base + inv - dev;
  const yielded = !everCity && kind === 'civilised' ? roundHalfUp(full * tribalAreaCivPct, 100) : full;
  return cty === 'D' ? roundHalfUp(yielded, 2) : yielded;
};

/** Current normal revenue, CNR (UM-5.8). */
export const revenueOf = (
  setting: Pick<Setting, 'tribalAreaCivPct'>,
  state: Pick<State, 'nations'>,
  province: Province,
): number => yieldOf(setting, getNation(state, province.owner).kind, province);

/** What its owner would collect now: a hostile army unit costs a point, but never in the capital (UM-5.10, 5.11). */
export const collectableOf = (setting: Setting, state: State, province: Province): number => {
  const revenue = revenueOf(setting, state, province);
  if (getNation(state, province.owner).capital === province.number) return revenue;
  return Math.max(0, revenue - hostilesIn({ setting, state }, province.number, province.owner, ['land']));
};

/** Whether its revenue stands without brackets: it collects something, or has nothing to collect (UM-5.13). */
export const collects = (setting: Setting, state: State, province: Province): boolean =>
  revenueOf(setting, state, province) <= 0 || collectableOf(setting, state, province) > 0;

export const revenueSum = (
  setting: Pick<Setting, 'tribalAreaCivPct'>,
  state: Pick<State, 'nations' | 'provinces'>,
  nation: NationNumber,
): number => provincesOwnedBy(state, nation).reduce((sum, province) => sum + revenueOf(setting, state, province), 0);
export const collectableSum = (setting: Setting, state: State, nation: NationNumber): number =>
  provincesOwnedBy(state, nation).reduce((sum, province) => sum + collectableOf(setting, state, province), 0);

/** What its troops cost a taxation turn, in tenths (UM-5.15); tribes pay nobody (UM-5.20). */
export const payrollOf = (setting: Setting, state: State, nation: NationNumber): number =>
  getNation(state, nation).kind === 'civilised'
    ? sumOf(setting, allUnitsOf(setting, state, nation), ({ category }) => UPKEEP[category])
    : 0;

/** The highest sum of basic revenue and investment that improving may reach (UM-8.2). */
export const improvedMost = ({ orig }: Pick<Province, 'orig'>): number =>
  Math.min(floorDiv(orig * MOST_IMPROVED.percent, 100), MOST_IMPROVED.points);

/** Militia of a standing city (UM-14.5, 14.7); they fight only beside regulars who defend (UM-14.6). */
export const militiaOf = (setting: Setting, state: State, province: Province): number => {
  if (province.cty !== 'Y') return 0;
  const revenue = revenueOf(setting, state, province);
  if (province.loyalty === LOYALTY.capital) return revenue;
  return province.loyalty === LOYALTY.home ? roundHalfUp(revenue, 2) : 0;
};

/** Recruits of a type that a province has a turn (UM-16.5, 16.8). */
export const recruitsOf = (setting: Setting, state: State, province: Province, type: number): number => {
  const { terrain } = getProvinceInfo(setting, province.number);
  const percent = figureAt(getType(setting, type).recruit, terrain);
  return roundHalfUp(revenueOf(setting, state, province) * percent, province.loyalty === LOYALTY.captured ? 200 : 100);
};

/** Army units and squadrons in a province, whosever they are (UM-17.29). */
export const unitsThere = (setting: Setting, state: State, province: number): number =>
  stacksIn(state, province).reduce(
    (sum, { units }) => sum + countOf(setting, units, 'land') + countOf(setting, units, 'sea'),
    0,
  );
