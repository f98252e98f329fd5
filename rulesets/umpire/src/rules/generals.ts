import { byText } from '@chancery/core';
import type { General, State } from '../state.ts';
import type { Arm, GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';
import { inNationOrder } from './find.ts';

type HasGenerals = Pick<State, 'generals'>;

export const isLiving = ({ state }: Pick<General, 'state'>): boolean => state === 'fit' || state === 'incapacitated';
export const isFit = ({ state }: Pick<General, 'state'>): boolean => state === 'fit';

/** The most senior first; then reputation, age, nation order, name (UM-10.4, 10.5). */
export const bySeniority = (one: General, other: General): number =>
  other.seniority - one.seniority ||
  other.reputation - one.reputation ||
  other.age - one.age ||
  inNationOrder(one.nation, other.nation) ||
  byText(one.name, other.name);

/** By seniority, then name: the order in which steps go through generals (UM-1.11, 10.22). */
export const byRank = (one: General, other: General): number =>
  other.seniority - one.seniority || byText(one.name, other.name);

/** Living generals of a nation, or of all, in a province, the most senior first. */
export const generalsIn = (
  { generals }: HasGenerals,
  province: ProvinceNumber,
  nations: readonly NationNumber[] | null = null,
): readonly General[] =>
  generals
    .filter(
      (general) =>
        isLiving(general) && general.location === province && (nations === null || nations.includes(general.nation)),
    )
    .sort(bySeniority);

export const generalsOf = ({ generals }: HasGenerals, nation: NationNumber): readonly General[] =>
  generals.filter((general) => general.nation === nation && isLiving(general)).sort(bySeniority);

/** The commander-in-chief: the most senior living general anywhere, fit or not (UM-10.11). */
export const cincOf = (state: HasGenerals, nation: NationNumber): General | null =>
  generalsOf(state, nation)[0] ?? null;
export const isCinc = (state: HasGenerals, { nation, number }: Pick<General, 'nation' | 'number'>): boolean =>
  cincOf(state, nation)?.number === number;

/** Who commands these nations in a conflict there: the most senior fit general with command of the arm; null: un-named (UM-10.4, 10.7). */
export const commanderOf = (
  state: HasGenerals,
  province: ProvinceNumber,
  nations: readonly NationNumber[],
  arm: Arm,
): General | null =>
  generalsIn(state, province, nations).find((general) => isFit(general) && general.command === arm) ?? null;

export const nextGeneralNumber = ({ generals }: HasGenerals): GeneralNumber => generals.length + 1;
