import type { ReferenceTable } from '@chancery/core';
import { everyNumbered, tableOf, words } from '@chancery/kit';
import { waysFrom } from '../rules/routes.ts';
import type { Setting } from '../setting.ts';
import type { Arm, ProvinceNumber } from '../words.ts';

/** Each province with its terrain and its routes as `to (movement points, attrition level)` (UM-21.31). */
export const ROUTES = (setting: Setting): ReferenceTable => ({
  rule: 'UM-2.2',
  ...tableOf(
    [
      words('province', 'Province'),
      words('code', 'Code'),
      words('terrain', 'TER'),
      words('land', 'By land'),
      words('sea', 'By sea'),
    ],
    everyNumbered(setting.provinces).map(({ number, name, code, terrain }) => [
      name,
      code,
      setting.terrains[terrain] ?? '',
      waysWords(setting, number, 'land'),
      waysWords(setting, number, 'sea'),
    ]),
  ),
});

const waysWords = (setting: Setting, from: ProvinceNumber, by: Arm): string =>
  waysFrom(setting, from, by)
    .map(({ to, points, attrition }) => `${setting.provinces[to]?.code ?? ''} (${points}, ${attrition})`)
    .join(', ');
