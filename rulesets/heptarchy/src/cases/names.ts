import { Called } from '@chancery/core';
import { drawVocabulary } from '@chancery/kit';
import { codeOf, getAreaInfo, getSeaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Station } from '../state.ts';
import type { AreaNumber, SeaNumber } from '../words.ts';

/** Names as cases write them: kingdoms and areas by code or name, seas by name or S and their number. */

const same = (words: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === words.trim().toLowerCase());

/** The number of an area, and of the kingdom that starts there; null if nothing is called so. */
export const areaNamed = ({ areas }: Pick<Setting, 'areas'>, words: string): AreaNumber | null =>
  areas.find((area) => area && same(words, [area.code, area.name, `${area.number}`]))?.number ?? null;

/** What kingdoms and areas may be called, for whoever has mistyped one. */
export const codesOf = ({ areas }: Pick<Setting, 'areas'>): readonly string[] =>
  areas.flatMap((area) => (area ? [area.code, area.name] : []));

export const seaNamed = ({ seas }: Pick<Setting, 'seas'>, words: string): SeaNumber | null =>
  seas.find((sea) => sea && same(words, [sea.name, sea.name.replace(/^The /, ''), `S${sea.number}`]))?.number ?? null;

export const calledArea = (setting: Setting, area: AreaNumber): Called => {
  const { code, name } = getAreaInfo(setting, area);
  return new Called(code, [name, area]);
};

export const calledSea = (setting: Setting, sea: SeaNumber): Called => {
  const { name } = getSeaInfo(setting, sea);
  return new Called(name, [`S${sea}`, name.replace(/^The /, '')]);
};

/** Where a unit is: `SSX`, `The Wash`, `CHE on The Channel` in port, `navy 3` aboard it; null if it is no such place. */
export const stationNamed = (setting: Setting, words: string): Station | null => {
  const [, navy] = /^navy\s+(\d+)$/i.exec(words) ?? [];
  if (navy !== undefined) return { in: 'navy', navy: Number(navy) };
  const [, harbour = words, water = words] = /^(.+?)\s+on\s+(.+)$/.exec(words) ?? [];
  const [area, sea] = [areaNamed(setting, harbour), seaNamed(setting, water)];
  if (area !== null && sea !== null) return { in: 'port', area, sea };
  if (harbour !== words) return null;
  if (area !== null) return { in: 'area', area };
  return sea === null ? null : { in: 'sea', sea };
};

export const calledStation = (setting: Setting, at: Station): Called | string => {
  if (at.in === 'navy') return `navy ${at.navy}`;
  if (at.in === 'area') return calledArea(setting, at.area);
  if (at.in === 'sea') return calledSea(setting, at.sea);
  return `${codeOf(setting, at.area)} on ${getSeaInfo(setting, at.sea).name}`;
};

/** The names of all draws (HEP-1.15). */
const DRAWS = ['accept', 'land.att', 'land.def', 'sea.att', 'sea.def', 'raid', 'raid.pick', 'npc.resource'] as const;

/** `raid@Lindesie` → `raid@LIN`, `sea.att@The Wash` → `sea.att@S1`. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: DRAWS,
  placeIn: (words, _, setting) => {
    const [area, sea] = [areaNamed(setting, words), seaNamed(setting, words)];
    if (area !== null) return codeOf(setting, area);
    return sea === null ? null : `S${sea}`;
  },
  placeWords: (place) => place,
});
