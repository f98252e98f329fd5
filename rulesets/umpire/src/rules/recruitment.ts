import { required } from '@chancery/kit';
import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { CalendarFlag, NationNumber, ProvinceNumber, TypeNumber } from '../words.ts';
import { allows } from './calendar.ts';
import { getNation, getProvince, getProvinceInfo, getType } from './find.ts';
import { hostilesIn } from './hostility.ts';
import { recruitsOf } from './revenue.ts';

/** A type that a nation may raise in a province this turn; `most` is null for spies, who are as many as can be paid. */
export interface Recruits {
  readonly type: TypeNumber;
  readonly most: number | null;
}

/** All types that a nation may raise in a province this turn, in type order (UM-16.13). */
export const recruitable = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): readonly Recruits[] =>
  setting.types
    .filter(({ type }) => whyNotRaised(setting, state, { nation, province, type }) === null)
    .map(({ type }) => ({ type, most: availableOf(setting, state, province, type) }));

/** Why a nation may raise none of a type there, or null (UM-16.2 to 16.12, 20.29). */
export const whyNotRaised = (
  setting: Setting,
  state: State,
  wanted: { readonly nation: NationNumber; readonly province: ProvinceNumber; readonly type: TypeNumber },
): Refusal | null => {
  const { nation, province } = wanted;
  const type = getType(setting, wanted.type);
  const needs = recruitingTurn(setting, state.turn, wanted.type);
  if (needs !== null) return { code: 'not-this-turn', needs };
  if (type.nations !== null && !type.nations.includes(nation)) return { code: 'not-allowed', why: 'nation' };
  if (type.category === 'spy') return getProvince(state, province).cty === 'Y' ? null : { code: 'no-city', province };
  if (getProvince(state, province).owner !== nation) return { code: 'not-owner', province };
  if (isContested(setting, state, nation, province)) return { code: 'hostile-present', province };
  return availableOf(setting, state, province, wanted.type) === 0
    ? { code: 'none-available', province, type: wanted.type }
    : null;
};

/** The flag of the calendar that a type waits for; null if it may be raised in this turn (UM-16.2, 16.3). */
export const recruitingTurn = (
  setting: Pick<Setting, 'types' | 'calendar' | 'startYear'>,
  turn: number,
  type: TypeNumber,
): CalendarFlag | null => {
  const needs = FLAG_OF[required(setting.types[type], 'troop type', type).category];
  return needs === null || allows(setting, turn, needs) ? null : needs;
};

const FLAG_OF = { land: 'landRecruitment', sea: 'seaRecruitment', spy: null } as const;

/** Hostile army units prevent recruitment, but never in the capital of its choice (UM-16.4). */
const isContested = (setting: Setting, state: State, nation: NationNumber, province: ProvinceNumber): boolean =>
  getNation(state, nation).capital !== province && hostilesIn({ setting, state }, province, nation, ['land']) > 0;

/** How many a province has a turn, ships only on a coast; null for spies, whom any city has (UM-16.2, 16.5, 16.8). */
export const availableOf = (
  setting: Setting,
  state: State,
  province: ProvinceNumber,
  number: TypeNumber,
): number | null => {
  const type = getType(setting, number);
  if (type.category === 'spy') return null;
  if (type.category === 'sea' && !getProvinceInfo(setting, province).coastal) return 0;
  return recruitsOf(setting, state, getProvince(state, province), number);
};
