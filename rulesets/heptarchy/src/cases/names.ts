import { Called } from '@chancery/core';
import { areaInfo, seaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { AreaNumber, SeaNumber } from '../words.ts';

/** Names as cases write them: kingdoms and areas by code or name, seas by name or S and their number. */

const same = (words: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === words.trim().toLowerCase());

/** The number of an area, and of the kingdom that starts there; null if nothing is called so. */
export const areaNamed = ({ areas }: Pick<Setting, 'areas'>, words: string): AreaNumber | null =>
  areas.find((area) => area && same(words, [area.code, area.name, `${area.number}`]))?.number ?? null;

export const seaNamed = ({ seas }: Pick<Setting, 'seas'>, words: string): SeaNumber | null =>
  seas.find((sea) => sea && same(words, [sea.name, sea.name.replace(/^The /, ''), `S${sea.number}`]))?.number ?? null;

export const calledArea = (setting: Setting, area: AreaNumber): Called => {
  const { code, name } = areaInfo(setting, area);
  return new Called(code, [name, area]);
};

export const calledSea = (setting: Setting, sea: SeaNumber): Called => {
  const { name } = seaInfo(setting, sea);
  return new Called(name, [`S${sea}`, name.replace(/^The /, '')]);
};

/** The names of all draws (HEP-1.15). */
export const DRAWS = [
  'accept',
  'land.att',
  'land.def',
  'sea.att',
  'sea.def',
  'raid',
  'raid.pick',
  'npc.resource',
] as const;

/** `raid@Lindesie` → `raid@LIN`, `sea.att@The Wash` → `sea.att@S1`; a name alone stays. */
export const drawLabel = (words: string, setting: Setting): string | null => {
  const [name = '', ...rest] = words.split('@').map((part) => part.trim());
  const place = rest.join('@');
  if (!(DRAWS as readonly string[]).includes(name)) return null;
  if (place === '') return name;
  const area = areaNamed(setting, place);
  if (area !== null) return `${name}@${areaInfo(setting, area).code}`;
  const sea = seaNamed(setting, place);
  return sea === null ? null : `${name}@S${sea}`;
};
