import { counted, series } from '@chancery/core';
import { getAreaInfo, getPowerInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { AreaNumber, CompanyNumber, PowerNumber } from '../words.ts';

/** What things are called by a reader. */

export const areaName = (setting: Setting, area: AreaNumber): string => getAreaInfo(setting, area).name;

export const houseName = (setting: Setting, power: PowerNumber): string => `House ${getPowerInfo(setting, power).name}`;

/** `company 2`, `companies 1 and 2` */
export const companyWords = (ids: readonly CompanyNumber[]): string =>
  `${ids.length === 1 ? 'company' : 'companies'} ${series(ids.map(String))}`;

export const menWords = (men: number): string => counted(men, 'man', 'men');
