import { type CaseValue, type CaseVocabulary, differencesFrom, factJson, type SeatId, seatId } from '@chancery/core';
import { TOPICS } from '../events.ts';
import { areaInfo } from '../rules/find.ts';
import { REFUSAL_CODES } from '../text/refusals.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { eventWords, positionFacts, refusalWords } from './facts.ts';
import { areaNamed, DRAWS, drawLabel } from './names.ts';
import { readPosition, SECTIONS } from './read-position.ts';

/** How rule cases speak of Heptarchy. The words are listed in CASES.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  describe: (position) => factJson(positionFacts(position)) as { readonly [section: string]: CaseValue },
  sections: SECTIONS,
  isSection: (name) => (SECTIONS as readonly string[]).includes(name),
  matchState: (position, expected) => {
    const facts = positionFacts(position);
    return expected.entries().flatMap(([section, words]) => differencesFrom(words.value, facts[section], section));
  },
  seat: (words, setting): SeatId | null => {
    const kingdom = areaNamed(setting, words);
    return kingdom === null ? null : seatId(areaInfo(setting, kingdom).code);
  },
  heeds: (seat, { setting, state }) => state.kingdoms[areaNamed(setting, seat) ?? 0]?.controller === 'player',
  drawLabel,
  drawWords: (label) => label,
  draws: DRAWS,
  events: Object.keys(TOPICS),
  refusals: REFUSAL_CODES,
  eventWords,
  refusalWords,
  /** A skipped action is an event like others (HEP-1.8). */
  failure: () => null,
  example: EXAMPLE,
};
