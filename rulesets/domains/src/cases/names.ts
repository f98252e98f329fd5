import { drawVocabulary, everyNumbered, listed } from '@chancery/kit';
import { codeOf, provinceName } from '../names/names.ts';
import type { Setting } from '../setting.ts';

/** Provinces by name. */
export const PROVINCES = listed<Setting>(({ provinces }) =>
  everyNumbered(provinces).map(({ number, name }) => ({ value: number, names: [name] })),
);

/** Domains by code or name. */
export const DOMAINS = listed<Setting>(({ domains }) =>
  everyNumbered(domains).map(({ number, code, name }) => ({ value: number, names: [code, name] })),
);

/** Draws of a province, and those of a domain. */
const IN_PROVINCES = ['battle.att', 'battle.def'] as const;
const OF_DOMAINS = [
  'event',
  'event.kind',
  'event.pick',
  'event.gold',
  'espionage',
  'counterspy',
  'covert.gold',
  'found',
  'contest.att',
  'contest.def',
  'raid',
  'raid.event',
] as const;

const isInProvince = (draw: string): boolean => (IN_PROVINCES as readonly string[]).includes(draw);

/** `battle.att@Thornby` ↔ `battle.att@4`, `espionage@SKA` ↔ `espionage@1` */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: [...IN_PROVINCES, ...OF_DOMAINS, 'npc.answer'],
  placeIn: (words, draw, setting) => {
    const found = isInProvince(draw) ? PROVINCES.find(setting, words) : DOMAINS.find(setting, words);
    return found === null ? null : `${found}`;
  },
  placeWords: (place, draw, setting) =>
    isInProvince(draw) ? provinceName(setting, Number(place)) : codeOf(setting, Number(place)),
});
