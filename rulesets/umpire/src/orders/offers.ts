import { type Asking, type Branch, type Choice, DONE, type Skip } from '@chancery/core';
import { branch, everyNumbered, oneOf } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import type { Order } from '../order.ts';
import { getNation } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { GeneralView, NationView, OwnProvince, ProvinceView } from '../view-types.ts';
import { INDEPENDENTS, type NationNumber } from '../words.ts';

/** What forms offer: the things that orders are about, as far as the ruler knows them. */

/** A province that the viewer owns. */
export type Owned = ProvinceView & { readonly own: OwnProvince };
/** A general of the viewer's own. */
export type OwnGeneral = GeneralView & { readonly own: NonNullable<GeneralView['own']> };

export const ownedOf = ({ view }: GameKnown): readonly Owned[] =>
  everyNumbered(view.provinces).filter((province): province is Owned => province.own !== null);

/** One's own who live, fit or not. */
export const ownGeneralsOf = ({ view }: GameKnown): readonly OwnGeneral[] =>
  view.generals.filter(
    (general): general is OwnGeneral =>
      general.nation === view.nation &&
      general.own !== null &&
      general.own.state !== 'dead' &&
      general.own.state !== 'removed',
  );

/** Other player nations that are not out. */
export const othersOf = ({ view }: GameKnown): readonly NationView[] =>
  everyNumbered(view.nations).filter(
    ({ number, status }) => number !== INDEPENDENTS && number !== view.nation && status !== 'eliminated',
  );

/** The treasury as a draft leaves it, in tenths. */
export const treasuryAfter = (known: GameKnown, drafted: readonly Order[]): number => {
  const forecast = forecastOf(known, drafted);
  return forecast === null ? 0 : getNation(forecast.state, forecast.nation).treasury;
};

/** One of some provinces, and what is asked of it then; null where there is none. */
export const oneProvince = (provinces: readonly ProvinceView[], then?: (number: number) => Choice | null) =>
  oneOf(
    'province',
    provinces.map(({ number, name }) =>
      then === undefined ? called(number, name) : branch(number, name, then(number)),
    ),
  );

/** A branch after which its question's own next one is asked. */
export const called = (value: Branch['value'], label: string): Branch => ({ value, label });

/** One of several, and then the same whichever is taken; null where there is none, or nothing to ask then. */
export const oneThen = (
  param: string,
  of: readonly Branch[],
  then: Choice | null = DONE,
  skip?: Skip,
): Choice | null => {
  if (of.length === 0 || then === null) return null;
  return { ask: 'one', param, of, then, ...(skip === undefined ? {} : { skip }) };
};

export const oneNation = (nations: readonly NationView[], then?: Choice | null): Choice | null =>
  oneThen(
    'nation',
    nations.map(({ number, name }) => called(number, name)),
    then,
  );

export const oneGeneral = (generals: readonly GeneralView[], then?: Choice | null): Choice | null =>
  oneThen(
    'general',
    generals.map(({ number, name }) => called(number, name)),
    then,
  );

/** So many, or all; null where there is none. */
export const countUpTo = (param: string, to: number, then: Choice = DONE): Choice | null =>
  to < 1 ? null : { ask: 'number', param, from: 1, to, usual: to, all: { value: 'ALL', label: 'all' }, then };

/** An amount of money, in tenths; null where the treasury has not so much. */
export const moneyOf = (least: number, treasury: number): Choice | null =>
  least > treasury
    ? null
    : ({ ask: 'number', param: 'tenths', from: least, to: treasury, places: 1, then: DONE } as Asking);

/** The types of which the viewer has units in a province, and how many. */
export const unitsThere = (
  { setting, view }: GameKnown,
  province: number,
): readonly { readonly type: number; readonly plural: string; readonly count: number }[] => {
  const units = view.stacks[province]?.find(({ nation }) => nation === view.nation)?.units ?? [];
  return setting.types.flatMap(({ type, plural }) => {
    const count = units[type] ?? 0;
    return count === 0 ? [] : [{ type, plural, count }];
  });
};

/** Provinces in which the viewer has units of any kind. */
export const heldOf = ({ view }: GameKnown): readonly ProvinceView[] =>
  everyNumbered(view.provinces).filter(({ number }) =>
    (view.stacks[number] ?? []).some(({ nation }) => isOf(view.nation, nation)),
  );

const isOf = (viewer: NationNumber | null, nation: NationNumber): boolean => viewer !== null && viewer === nation;
