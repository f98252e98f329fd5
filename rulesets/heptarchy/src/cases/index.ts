import { type CaseVocabulary, type SeatId, seatId } from '@chancery/core';
import { getAreaInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { describe } from './describe.ts';
import { EXAMPLE } from './example.ts';
import { eventWords } from './facts.ts';
import { matchState } from './match-state.ts';
import { areaNamed, DRAW_WORDS } from './names.ts';
import { readPosition } from './read-position.ts';
import { SECTIONS } from './sections.ts';
import { CASE_EVENTS } from './shapes/event-shapes.ts';
import { REFUSAL_SHAPES } from './shapes/refusal-shapes.ts';
import { refusalWords, SORTS } from './shapes/sorts.ts';

/** How rule cases speak of Heptarchy. The words are listed in CASES.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  describe,
  sections: SECTIONS.names,
  isSection: (name) => SECTIONS.named(name) !== null,
  matchState,
  seat: (words, setting): SeatId | null => {
    const kingdom = areaNamed(setting, words);
    return kingdom === null ? null : seatId(getAreaInfo(setting, kingdom).code);
  },
  heeds: (seat, { setting, state }) => state.kingdoms[areaNamed(setting, seat) ?? 0]?.controller === 'player',
  ...DRAW_WORDS,
  events: CASE_EVENTS,
  refusals: REFUSAL_SHAPES,
  sorts: SORTS,
  eventWords,
  refusalWords,
  /** A skipped action is an event like others (HEP-1.8). */
  failure: () => null,
  example: EXAMPLE,
};
