import { Called, squash } from '@chancery/core';
import { drawVocabulary, everyNumbered } from '@chancery/kit';
import { getAreaInfo, getPowerInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';

/** Names as cases write them: areas by name, houses by code or name, companies by number. */

const same = (words: string, names: readonly string[]): boolean => names.some((name) => squash(name) === squash(words));

export const areaNamed = ({ areas }: Setting, words: string): AreaNumber | null =>
  everyNumbered(areas).find(({ name }) => same(words, [name]))?.number ?? null;

export const powerNamed = ({ powers }: Setting, words: string): PowerNumber | null =>
  everyNumbered(powers).find(({ code, name }) => same(words, [code, name, `House ${name}`]))?.number ?? null;

export const calledArea = (setting: Setting, area: AreaNumber): Called => new Called(getAreaInfo(setting, area).name);

export const calledPower = (setting: Setting, power: PowerNumber): Called => {
  const { code, name } = getPowerInfo(setting, power);
  return new Called(code, [name]);
};

export const areaNames = ({ areas }: Setting): readonly string[] => everyNumbered(areas).map(({ name }) => name);
export const powerCodes = ({ powers }: Setting): readonly string[] => everyNumbered(powers).map(({ code }) => code);

/** `battle@The Hill` ↔ `battle@2` */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: ['battle'],
  placeIn: (words, _, setting) => {
    const area = areaNamed(setting, words);
    return area === null ? null : `${area}`;
  },
  placeWords: (place, _, setting) => getAreaInfo(setting, Number(place)).name,
});
