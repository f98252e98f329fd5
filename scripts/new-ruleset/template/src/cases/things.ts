import type { Words } from '@chancery/core';
import { type CaseNames, fieldKinds, type Sort } from '@chancery/kit';
import type { Setting } from '../setting.ts';
import type { Area, Company, Power } from '../state.ts';
import type { GamePosition } from '../types.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';
import { areaNamed, areaNames, calledArea, calledPower, powerCodes, powerNamed } from './names.ts';

/** What is said of each thing of a position, stated and expected alike. */

export interface Names extends CaseNames {
  readonly setting: Setting;
}

const { amount, one, oneOrNone } = fieldKinds<Names, GamePosition>();

const AREAS: Sort<Names, GamePosition, AreaNumber> = {
  read: (words, { setting }) => readAreaName(words, setting) ?? 1,
  called: (area, { setting }) => calledArea(setting, area),
};

const HOUSES: Sort<Names, GamePosition, PowerNumber> = {
  read: (words, { setting }) => readHouseName(words, setting) ?? 1,
  called: (power, { setting }) => calledPower(setting, power),
};

export const AREA = { owner: oneOrNone(HOUSES, ['owner'], ({ owner }: Area) => owner) };

export const HOUSE = { points: amount(['points'], ({ points }: Power) => points, { to: 999 }) };

export const COMPANY = {
  owner: one(HOUSES, ['owner'], ({ owner }: Company) => owner),
  at: one(AREAS, ['at'], ({ at }: Company) => at),
  men: amount(['men'], ({ men }: Company) => men, { from: 1, to: 99 }),
};

export const readAreaName = (words: Words, setting: Setting): AreaNumber | null => {
  const name = words.text('an area') ?? '';
  return areaNamed(setting, name) ?? words.unknown('area', name, areaNames(setting));
};

export const readHouseName = (words: Words, setting: Setting): PowerNumber | null => {
  const name = words.text('a house') ?? '';
  return powerNamed(setting, name) ?? words.unknown('house', name, powerCodes(setting));
};
