import type { Called } from '@chancery/core';
import { drawVocabulary, everyNumbered, listed } from '@chancery/kit';
import { codeOf, getSeaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Station } from '../state.ts';

/** Areas, and the kingdoms that begin there, by code or name. */
export const AREAS = listed<Pick<Setting, 'areas'>>(({ areas }) =>
  everyNumbered(areas).map(({ number, code, name }) => ({ value: number, names: [code, name] })),
);

/** Seas by name, or S and their number. */
export const SEAS = listed<Setting>(({ seas }) =>
  everyNumbered(seas).map(({ number, name }) => ({
    value: number,
    names: [name, name.replace(/^The /, ''), `S${number}`],
  })),
);

/** Where a unit is: `SSX`, `The Wash`, `CHE on The Channel` in port, `navy 3` aboard it; null if it is no such place. */
export const stationNamed = (setting: Setting, words: string): Station | null => {
  const [, navy] = /^navy\s+(\d+)$/i.exec(words) ?? [];
  if (navy !== undefined) return { in: 'navy', navy: Number(navy) };
  const [, harbour = words, water = words] = /^(.+?)\s+on\s+(.+)$/.exec(words) ?? [];
  const [area, sea] = [AREAS.find(setting, harbour), SEAS.find(setting, water)];
  if (area !== null && sea !== null) return { in: 'port', area, sea };
  if (harbour !== words) return null;
  if (area !== null) return { in: 'area', area };
  return sea === null ? null : { in: 'sea', sea };
};

export const calledStation = (setting: Setting, at: Station): Called | string => {
  if (at.in === 'navy') return `navy ${at.navy}`;
  if (at.in === 'area') return AREAS.called(setting, at.area);
  if (at.in === 'sea') return SEAS.called(setting, at.sea);
  return `${codeOf(setting, at.area)} on ${getSeaInfo(setting, at.sea).name}`;
};

/** The names of all draws (HEP-1.15). */
const DRAWS = ['accept', 'land.att', 'land.def', 'sea.att', 'sea.def', 'raid', 'raid.pick', 'npc.resource'] as const;

/** `raid@Lindesie` → `raid@LIN`, `sea.att@The Wash` → `sea.att@S1`. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: DRAWS,
  placeIn: (words, _, setting) => {
    const [area, sea] = [AREAS.find(setting, words), SEAS.find(setting, words)];
    if (area !== null) return codeOf(setting, area);
    return sea === null ? null : `S${sea}`;
  },
  placeWords: (place) => place,
});
