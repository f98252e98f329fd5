import { type CaseVocabulary, factsFrom, seatId } from '@chancery/core';
import { tableVocabulary } from '@chancery/kit';
import { getPowerInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS, powerNamed } from './names.ts';
import { readPosition } from './position.ts';
import { EVENT_SHAPES, REFUSAL_SHAPES } from './shapes.ts';
import { refusalWords, SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** How rule cases speak of New Game. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting) => {
    const power = powerNamed(setting, words);
    return power === null ? null : seatId(getPowerInfo(setting, power).code);
  },
  heeds: () => true,
  ...DRAW_WORDS,
  events: EVENT_SHAPES,
  refusals: REFUSAL_SHAPES,
  sorts: SORTS,
  eventWords: (events, after) => events.map((event) => factsFrom(event, EVENT_SHAPES[event.kind], SORTS, after)),
  refusalWords,
  failure: () => null,
  example: EXAMPLE,
};
