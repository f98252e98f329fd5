import { squash } from '@chancery/core';

/** The draws of a ruleset, and how their places are called. */
export interface DrawNames<Setting> {
  readonly draws: readonly string[];
  /** The place of a draw as its label has it: `Kent` → `1`; null if nothing is called so. */
  readonly placeIn: (words: string, draw: string, setting: Setting) => string | null;
  /** `1` → `Kent` */
  readonly placeWords: (place: string, draw: string, setting: Setting) => string;
}

/** How cases speak of draws. */
export interface DrawVocabulary<Setting> {
  readonly draws: readonly string[];
  readonly drawLabel: (words: string, setting: Setting) => string | null;
  readonly drawWords: (label: string, setting: Setting) => string;
}

/** `attack@Kent`, `attack at Kent`, `attacks` ↔ `attack@1`, `attack`. */
export const drawVocabulary = <Setting>({
  draws,
  placeIn,
  placeWords,
}: DrawNames<Setting>): DrawVocabulary<Setting> => ({
  draws,
  drawLabel: (words, setting) => {
    const [, name = words, place] = /^(.+?)(?:\s*@\s*|\s+(?:at|in|of|on|for)\s+)(.+)$/.exec(words.trim()) ?? [];
    const called = squash(name);
    const draw = draws.find((each) => squash(each) === called || `${squash(each)}s` === called);
    if (draw === undefined) return null;
    if (place === undefined) return draw;
    const label = placeIn(place.trim(), draw, setting);
    return label === null ? null : `${draw}@${label}`;
  },
  drawWords: (label, setting) => {
    const [draw = '', place] = label.split('@');
    return place === undefined ? draw : `${draw}@${placeWords(place, draw, setting)}`;
  },
});
