import { drawVocabulary, everyNumbered, listed } from '@chancery/kit';
import { getAreaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';

/** Areas by name. */
export const AREAS = listed<Setting>(({ areas }) =>
  everyNumbered(areas).map(({ number, name }) => ({ value: number, names: [name] })),
);

/** Houses by code or name. */
export const POWERS = listed<Setting>(({ powers }) =>
  everyNumbered(powers).map(({ number, code, name }) => ({ value: number, names: [code, name, `House ${name}`] })),
);

/** `battle@The Hill` ↔ `battle@2` */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: ['battle'],
  placeIn: (words, _, setting) => {
    const area = AREAS.find(setting, words);
    return area === null ? null : `${area}`;
  },
  placeWords: (place, _, setting) => getAreaInfo(setting, Number(place)).name,
});
