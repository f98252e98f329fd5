import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import type { Setting, TroopType } from '../setting.ts';
import { tenths } from './calendar.ts';

const whoMay = ({ nations }: Setting, type: TroopType): string =>
  type.nations === null ? 'all' : type.nations.map((nation) => nations[nation]?.code ?? '').join(', ');

/** What every type can do and costs (UM-3.13, 3.16). */
export const TROOPS = (setting: Setting): ReferenceTable => ({
  rule: 'UM-3.13',
  ...tableOf(
    [
      words('type', 'Type'),
      words('code', 'Code'),
      numbers('sea', 'Sea'),
      numbers('assault', 'Assault'),
      numbers('siege', 'Siege'),
      numbers('multi', 'Multiple move'),
      numbers('single', 'Single move'),
      numbers('supply', 'Supply'),
      numbers('capacity', 'Carries'),
      numbers('cost', 'Cost'),
      words('feudal', 'Feudal'),
      words('nations', 'Nations'),
    ],
    setting.types.map((type) => [
      type.name,
      type.code,
      tenths(type.sea),
      tenths(type.assault),
      tenths(type.siege),
      `${type.multi}`,
      type.single === null ? '–' : `${type.single}`,
      tenths(type.supply),
      `${type.capacity}`,
      tenths(type.cost),
      type.feudal ? 'yes' : '',
      whoMay(setting, type),
    ]),
  ),
});

/** A row for each type that fights on land or is recruited by terrain, a column for each terrain. */
const byTerrain = (
  setting: Setting,
  title: string,
  rule: ReferenceTable['rule'],
  cell: (type: TroopType, terrain: number) => string,
): ReferenceTable => ({
  rule,
  ...tableOf(
    [words('type', title), ...setting.terrains.map((name) => numbers(name, name))],
    setting.types
      .filter(({ category }) => category !== 'spy')
      .map((type) => [type.name, ...setting.terrains.map((_, terrain) => cell(type, terrain))]),
  ),
});

export const OPEN = (setting: Setting): ReferenceTable =>
  byTerrain(setting, 'Open battle', 'UM-3.13', ({ open, category }, terrain) =>
    category === 'sea' ? '–' : tenths(open[terrain] ?? 0),
  );
export const MOBILITY = (setting: Setting): ReferenceTable =>
  byTerrain(setting, 'Mobility in percent', 'UM-13.7', ({ mobility }, terrain) => `${mobility[terrain] ?? 0}`);
export const RECRUITS = (setting: Setting): ReferenceTable =>
  byTerrain(setting, 'Recruits in percent of revenue', 'UM-16.5', ({ recruit }, terrain) => `${recruit[terrain] ?? 0}`);

/** Which types may be converted (UM-9.29). */
export const CONVERSIONS = ({ conversions, types }: Setting): ReferenceTable => ({
  rule: 'UM-9.29',
  ...tableOf(
    [words('from', 'Convert'), words('to', 'Into')],
    conversions.map(({ from, to }) => [types[from]?.plural ?? '', types[to]?.plural ?? '']),
  ),
});
