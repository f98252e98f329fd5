import type { Setting, TroopType } from '../setting.ts';
import type { Stack, State } from '../state.ts';
import type { Arm, Category, NationNumber, ProvinceNumber, TypeNumber } from '../words.ts';
import { stacksIn, unitsIn } from './find.ts';

/** Counting units: lists of units are by type, in the place of each. */

export const noUnits = ({ types }: Pick<Setting, 'types'>): number[] => types.map(() => 0);

/** A figure of a list by its place: units by type, factors by terrain; 0 where the list has no such place, as of nobody's units. */
export const figureAt = (figures: readonly number[], place: number): number => figures[place] ?? 0;

/** So many of one type. */
export const unitsOfType = ({ types }: Pick<Setting, 'types'>, type: TypeNumber, count: number): number[] =>
  types.map((each) => (each.type === type ? count : 0));

export const countOf = ({ types }: Pick<Setting, 'types'>, units: readonly number[], category: Category): number =>
  types.reduce((sum, each) => (each.category === category ? sum + figureAt(units, each.type) : sum), 0);
/** Army units and squadrons: a unit, unless said otherwise (UM-0). */
export const fightersOf = (setting: Pick<Setting, 'types'>, units: readonly number[]): number =>
  countOf(setting, units, 'land') + countOf(setting, units, 'sea');
/** Only those of one category; the others are 0. */
export const onlyOf = (
  { types }: Pick<Setting, 'types'>,
  units: readonly number[],
  category: Category,
): readonly number[] => types.map((each) => (each.category === category ? figureAt(units, each.type) : 0));

/** The sum of a figure of each unit, such as a factor in tenths. */
export const sumOf = (
  { types }: Pick<Setting, 'types'>,
  units: readonly number[],
  figure: (type: TroopType) => number,
): number => types.reduce((sum, each) => sum + figureAt(units, each.type) * figure(each), 0);

/** Open-battle factors in tenths: of army units in a terrain, of squadrons at sea (UM-4.8, 12.14). */
export const baseValue = (
  setting: Pick<Setting, 'types'>,
  units: readonly number[],
  { arm, terrain }: { readonly arm: Arm; readonly terrain: number },
): number =>
  sumOf(setting, onlyOf(setting, units, arm), (type) => (arm === 'sea' ? type.sea : figureAt(type.open, terrain)));

export const plus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((units, type) => units + figureAt(other, type));
export const minus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((units, type) => units - figureAt(other, type));
export const isNothing = (units: readonly number[]): boolean => units.every((each) => each === 0);

type HasStacks = Pick<State, 'stacks'>;

export const armyOf = (setting: Setting, { units }: Pick<Stack, 'units'>): number => countOf(setting, units, 'land');
export const fleetOf = (setting: Setting, { units }: Pick<Stack, 'units'>): number => countOf(setting, units, 'sea');

/** How many of a category a nation has in a province. */
export const strengthIn = (
  { setting, state }: { readonly setting: Setting; readonly state: HasStacks },
  nation: NationNumber,
  province: ProvinceNumber,
  category: Category,
): number => countOf(setting, unitsIn(state, nation, province), category);

/** Whether a nation has a spy network there (UM-3.6 to 3.12). */
export const hasNetwork = (
  setting: Setting,
  state: HasStacks,
  nation: NationNumber,
  province: ProvinceNumber,
): boolean => countOf(setting, unitsIn(state, nation, province), 'spy') > 0;

/** All units of a nation by type, wherever they are, spies too. */
export const allUnitsOf = (setting: Setting, { stacks }: HasStacks, nation: NationNumber): readonly number[] =>
  stacks
    .flat()
    .filter((stack) => stack.nation === nation)
    .reduce((sum: readonly number[], { units }) => plus(sum, units), noUnits(setting));

/** The nations with units of a category in a province, in nation order. */
export const nationsWith = (
  { setting, state }: { readonly setting: Setting; readonly state: HasStacks },
  province: ProvinceNumber,
  category: Category,
): readonly NationNumber[] =>
  stacksIn(state, province)
    .filter(({ units }) => countOf(setting, units, category) > 0)
    .map(({ nation }) => nation);
