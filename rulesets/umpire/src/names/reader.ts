import { series } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import type { View } from '../view-types.ts';
import type { GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';
import { generalName, moneyWords, provinceName, theNation, unitsWords } from './names.ts';

/** For whom a sentence is written, and what the things are called of which it speaks. */
export interface Reader {
  readonly setting: Setting;
  readonly view: View;
  /** Null for the public and the master. */
  readonly me: NationNumber | null;
}

export const readerOf = ({ setting, view }: GameKnown): Reader => ({ setting, view, me: view.nation });

/** A nation as the subject or object of a sentence: `you`, `Venice`, `the Independents`. */
export const who = ({ view, me }: Reader, nation: NationNumber): string =>
  nation === me ? 'you' : theNation(view, nation);
export const whoAll = (reader: Reader, nations: readonly NationNumber[]): string =>
  series(nations.map((nation) => who(reader, nation)));

/** `your`, `Venice’s`, `Papal States’` */
export const whose = (reader: Reader, nation: NationNumber): string => {
  if (nation === reader.me) return 'your';
  const name = theNation(reader.view, nation);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

/** The past of `be` for one nation or several: names of files may be singular or plural, and `you` and several are plural. */
export const was = ({ me }: Reader, nations: readonly NationNumber[]): string =>
  nations.length === 1 && nations[0] !== me ? 'was' : 'were';

export const province = ({ view }: Reader, number: ProvinceNumber): string => provinceName(view, number);
export const general = ({ view }: Reader, number: GeneralNumber): string => generalName(view, number);
export const generals = (reader: Reader, numbers: readonly GeneralNumber[]): string =>
  series(numbers.map((number) => general(reader, number)));
/** `6 Foot and 5 Horse` */
export const troops = ({ setting }: Reader, units: readonly number[]): string => unitsWords(setting, units);
export const money = moneyWords;

/** Whether there is at least one unit. */
export const areThere = (units: readonly number[]): boolean => units.some((count) => count > 0);
