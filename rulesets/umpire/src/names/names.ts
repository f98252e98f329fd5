import { counted, series } from '@chancery/core';
import { getNumbered, required } from '@chancery/kit';
import type { Setting } from '../setting.ts';
import type { View } from '../view-types.ts';
import { type GeneralNumber, INDEPENDENTS, type NationNumber, type ProvinceNumber, TENTHS } from '../words.ts';

/** What things are called by a reader. Names change: foundings and rebels make new ones, so they are read from the view. */

type HasNations = Pick<View, 'nations'>;
type HasProvinces = Pick<View, 'provinces'>;
type HasGenerals = Pick<View, 'generals'>;

export const nationName = ({ nations }: HasNations, nation: NationNumber): string =>
  getNumbered(nations, nation, 'nation').name;
/** `VEN` */
export const nationCode = ({ nations }: HasNations, nation: NationNumber): string =>
  getNumbered(nations, nation, 'nation').code;
/**
 * In a sentence: `Venice`, `Papal States`, `the Independents`. Nobody can tell from a name of a file whether it is in the plural,
 * so sentences about nations are in the past tense.
 */
export const theNation = (view: HasNations, nation: NationNumber): string =>
  nation === INDEPENDENTS ? `the ${nationName(view, nation)}` : nationName(view, nation);

export const provinceName = ({ provinces }: HasProvinces, province: ProvinceNumber): string =>
  getNumbered(provinces, province, 'province').name;
/** `MIL` */
export const provinceCode = ({ provinces }: HasProvinces, province: ProvinceNumber): string =>
  getNumbered(provinces, province, 'province').code;

/** A name is known as soon as anybody has heard of them; one whom nobody has heard of yet is just a general. */
export const generalName = ({ generals }: HasGenerals, general: GeneralNumber): string =>
  generals.find(({ number }) => number === general)?.name ?? 'a general';

type HasTypes = Pick<Setting, 'types'>;

/** `1 Siege train`, `6 Foot` */
export const countOfType = ({ types }: HasTypes, type: number, count: number): string => {
  const { name, plural } = required(types[type], 'troop type', type);
  return counted(count, name, plural);
};

/** `6 Foot, 5 Horse and 1 Siege train`; `nothing` for no units. */
export const unitsWords = (setting: HasTypes, units: readonly number[]): string => {
  const there = units.flatMap((count, type) => (count === 0 ? [] : [countOfType(setting, type, count)]));
  return there.length === 0 ? 'nothing' : series(there);
};

/** `2.5 RP`, `12 RP`, `−3 RP`: from tenths (UM-0.8). */
export const moneyWords = (tenths: number): string => `${pointsOf(tenths)} RP`;
/** `2.5`, `12`, `−3` */
export const pointsOf = (tenths: number): string => {
  const whole = Math.trunc(Math.abs(tenths) / TENTHS);
  const rest = Math.abs(tenths) % TENTHS;
  return `${tenths < 0 ? '−' : ''}${whole}${rest === 0 ? '' : `.${rest}`}`;
};

/** What a troop type is called by its code, for so many: `Foot`, `Siege trains`; `units` for a type that nobody made out. */
export const typeName = ({ types }: HasTypes, code: string | null, count: number): string => {
  const type = types.find((each) => each.code === code);
  if (type === undefined) return count === 1 ? 'unit' : 'units';
  return count === 1 ? type.name : type.plural;
};

/** In brackets when nothing of it is collected (UM-5.13). */
export const revenueWords = ({
  revenue,
  collects,
}: {
  readonly revenue: number;
  readonly collects: boolean;
}): string => (collects ? `${revenue}` : `(${revenue})`);
