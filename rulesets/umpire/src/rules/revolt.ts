import { floorDiv } from '@chancery/core';
import { REVOLT } from '../data/figures.ts';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import { INDEPENDENTS, LOYALTY, type NationNumber, type ProvinceNumber, USUAL_TAX } from '../words.ts';
import { getNation, getProvince, getProvinceInfo, stacksIn } from './find.ts';
import { baseValue, hasNetwork, strengthIn } from './forces.ts';
import { areEnemies, hostileIn } from './hostility.ts';
import { revenueOf } from './revenue.ts';

/**
 * The chance that a province revolts, in percent; 0 or less: it does not (UM-17.4). Neither capitals nor provinces of Independents do,
 * and none where the scenario has no local revolts (UM-17.1 to 17.3).
 */
export const revoltChance = (setting: Setting, state: State, number: ProvinceNumber): number => {
  const province = getProvince(state, number);
  const { owner } = province;
  if (!setting.localRevolts || owner === INDEPENDENTS || getNation(state, owner).capital === number) return 0;
  const unrest =
    baseOf(setting, state, province) +
    taxOf(state, province) +
    spiesOf(setting, state, province) +
    griefOf(state, province);
  return floorDiv(unrest * (100 - coverOf(setting, state, province)), 100);
};

const isCaptured = ({ loyalty }: Province): boolean => loyalty === LOYALTY.captured;

/** Captured provinces are restless, most of all without an army unit of their owner's (UM-17.4). */
const baseOf = (setting: Setting, state: State, province: Province): number => {
  if (!isCaptured(province)) return REVOLT.other.base;
  const garrison = strengthIn({ setting, state }, province.owner, province.number, 'land');
  return garrison > 0 ? REVOLT.captured.garrisoned : REVOLT.captured.empty;
};

/** Overtaxing stirs, mildness calms; tribes have no tax (UM-17.5, 17.6). */
const taxOf = (state: State, province: Province): number => {
  const { kind, taxRate } = getNation(state, province.owner);
  if (kind !== 'civilised') return 0;
  const over = taxRate - USUAL_TAX;
  if (over > 0) return isCaptured(province) ? floorDiv(over, 2) : floorDiv(over * 2, 5);
  return -floorDiv(-over, isCaptured(province) ? 5 : 10);
};

/** Enemy spies stir, however many, unless the owner has a network there (UM-17.7, 17.16). */
const spiesOf = (setting: Setting, state: State, province: Province): number => {
  const { owner, number } = province;
  if (hasNetwork(setting, state, owner, number)) return 0;
  const isStirred = stacksIn(state, number).some(
    ({ nation }) => isEnemyOf(state, owner, nation) && hasNetwork(setting, state, nation, number),
  );
  if (!isStirred) return 0;
  return isCaptured(province) ? REVOLT.captured.spies : REVOLT.other.spies;
};

const isEnemyOf = (state: State, owner: NationNumber, nation: NationNumber): boolean =>
  nation !== INDEPENDENTS && areEnemies(state, owner, nation);

/** The death of the owner's commander-in-chief (UM-17.8). */
const griefOf = (state: State, province: Province): number => {
  if (!getNation(state, province.owner).cincRevolt) return 0;
  return isCaptured(province) ? REVOLT.captured.cinc : REVOLT.other.cinc;
};

/** What the army units of the owner and their friends hold down, in percent (UM-17.9). */
const coverOf = (setting: Setting, state: State, province: Province): number => {
  const { number, owner } = province;
  const { terrain } = getProvinceInfo(setting, number);
  const garrison = stacksIn(state, number)
    .filter(({ nation }) => !hostileIn(state, number, owner, nation))
    .reduce((sum, { units }) => sum + baseValue(setting, units, { arm: 'land', terrain }), 0);
  const revenue = Math.max(1, revenueOf(setting, state, province));
  return Math.min(REVOLT.mostCover, floorDiv(REVOLT.coverEach * garrison, revenue));
};
