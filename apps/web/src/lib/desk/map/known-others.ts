import {
  type AnyKnown,
  kindWords,
  type RulesetTypes,
  type Sighting,
  type SightingSpec,
  sightingWords,
} from '@chancery/core';
import { language } from '#lib/words/words.ts';

/** A sighting as it stands in the list of what is known of others. */
export interface KnownOther {
  readonly area: number;
  readonly owner: string | null;
  /** `about 6 (4 to 12) knights` */
  readonly what: string;
  /** `as of turn 7` */
  readonly since: string;
  readonly source: string;
  /** It was not seen in the last turn. */
  readonly isOld: boolean;
  /** It is a guess, or of unknown kind or owner. */
  readonly isUnsure: boolean;
}

/** What a seat knows of others, the newest first, in the reader's language but for the names of the ruleset. */
export const knownOthers = (spec: SightingSpec<RulesetTypes>, known: AnyKnown): readonly KnownOther[] => {
  const say = sightingWords(language);
  const now = spec.now(known);
  return spec
    .seen(known)
    .filter(({ figures }) => figures.length > 0)
    .toSorted((one, other) => other.turn - one.turn)
    .map((seen) => ({
      area: seen.area,
      owner: seen.owner === null ? null : spec.owner(known, seen.owner),
      what: seen.figures.map((figure) => say.figure(figure, kindWords(spec, figure))).join(', '),
      since: say.since(seen, now, spec.turn?.(known, seen.turn)),
      source: spec.source(seen.source),
      isOld: seen.turn < now,
      isUnsure: isUnsure(seen),
    }));
};

const isUnsure = ({ owner, figures }: Sighting): boolean =>
  owner === null || figures.some(({ kind, least, most }) => kind === null || least !== most);
