import { type CaseVocabulary, seatId } from '@chancery/core';
import { getPowerInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS, powerNamed } from './names.ts';
import { describe, matchState, readPosition } from './position.ts';
import { SECTIONS } from './sections.ts';
import { EVENT_SHAPES, eventWords, REFUSAL_SHAPES, refusalWords, SORTS } from './shapes.ts';

/** How rule cases speak of New Game. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  describe,
  sections: SECTIONS.names,
  isSection: (name) => SECTIONS.named(name) !== null,
  matchState,
  seat: (words, setting) => {
    const power = powerNamed(setting, words);
    return power === null ? null : seatId(getPowerInfo(setting, power).code);
  },
  heeds: () => true,
  ...DRAW_WORDS,
  events: EVENT_SHAPES,
  refusals: REFUSAL_SHAPES,
  sorts: SORTS,
  eventWords,
  refusalWords,
  failure: () => null,
  example: EXAMPLE,
};
