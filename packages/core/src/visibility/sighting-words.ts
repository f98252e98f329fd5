import type { SightedFigure, Sighting } from './sighting.ts';

/** The languages in which people read what a seat has seen: those of the desk. */
export type SightingLanguage = 'en' | 'de';

/** How a number, its age and what nobody knows are said: the one place that does it. */
export interface SightingWords {
  /** `unknown` */
  readonly unknown: string;
  /** `nobody there`, of a place that was found without anything. */
  readonly nothing: string;
  /** `7`, `about 6 (4 to 12)`, `about 6 (4 or more)` */
  amount(figure: Pick<SightedFigure, 'said' | 'least' | 'most'>): string;
  /** `about 6 (4 to 12) knights`; things of unknown kind are called `troops`. */
  figure(figure: SightedFigure, kind: string | null): string;
  /** `seen now`, `as of turn 7`, `as of turn 7, round 2`; `label` is what the rules call the turn, where they do. */
  since(seen: Pick<Sighting, 'turn' | 'section'>, now: number, label?: string): string;
}

/** A number that is sure stands as it is; of any other it is said that it is a guess, and how far it may be off. */
const amountIn =
  (
    about: (said: number) => string,
    between: (least: number, most: number) => string,
    from: (least: number) => string,
  ) =>
  ({ said, least, most }: Pick<SightedFigure, 'said' | 'least' | 'most'>): string => {
    if (least === most) return `${said}`;
    return `${about(said)} (${most === null ? from(least) : between(least, most)})`;
  };

const ENGLISH_AMOUNT = amountIn(
  (said) => `about ${said}`,
  (least, most) => `${least} to ${most}`,
  (least) => `${least} or more`,
);

const GERMAN_AMOUNT = amountIn(
  (said) => `etwa ${said}`,
  (least, most) => `${least} bis ${most}`,
  (least) => `mindestens ${least}`,
);

const WORDS: { readonly [language in SightingLanguage]: SightingWords } = {
  en: {
    unknown: 'unknown',
    nothing: 'nobody there',
    amount: ENGLISH_AMOUNT,
    figure: (figure, kind) => `${ENGLISH_AMOUNT(figure)} ${kind ?? 'troops, kind unknown'}`,
    since: ({ turn, section }, now, label = `turn ${turn}`) => {
      if (turn >= now && section === undefined) return 'seen now';
      return section === undefined ? `as of ${label}` : `as of ${label}, round ${section}`;
    },
  },
  de: {
    unknown: 'unbekannt',
    nothing: 'niemand dort',
    amount: GERMAN_AMOUNT,
    figure: (figure, kind) => `${GERMAN_AMOUNT(figure)} ${kind ?? 'Truppen, Art unbekannt'}`,
    since: ({ turn, section }, now, label = `Zug ${turn}`) => {
      if (turn >= now && section === undefined) return 'eben gesehen';
      return section === undefined ? `Stand: ${label}` : `Stand: ${label}, Runde ${section}`;
    },
  },
};

export const sightingWords = (language: SightingLanguage): SightingWords => WORDS[language];
