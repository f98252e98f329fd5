import { type CaseVocabulary, type SeatId, seatId } from '@chancery/core';
import { realmCode } from '../rules/names.ts';
import type { Types } from '../types.ts';
import { IND } from '../words.ts';
import { describe } from './describe/describe.ts';
import { EXAMPLE } from './example.ts';
import { eventWords, failureIn } from './facts/event-facts.ts';
import { CASE_EVENTS } from './facts/event-shapes.ts';
import { REFUSAL_SHAPES } from './facts/refusal-shapes.ts';
import { refusalWords, SORTS } from './facts/sorts.ts';
import { matchState } from './match-state.ts';
import { DRAW_WORDS } from './names/draws.ts';
import { realmNamed } from './names/lexicon.ts';
import { readPosition } from './position/read-position.ts';
import { SECTIONS } from './words/sections.ts';

/** How rule cases speak of Medieval Diplomacy. The words are listed in docs/cases.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  describe,
  sections: SECTIONS.names,
  isSection: (name) => SECTIONS.named(name) !== null,
  matchState,
  seat: (words, setting): SeatId | null => {
    const realm = realmNamed(setting.realms, words);
    return realm === null || realm === IND ? null : seatId(realmCode(setting, realm));
  },
  heeds: (seat, { setting, state }, acts) => {
    const realm = realmNamed(setting.realms, seat);
    const given = acts.findLast((act) => act.verb === 'SET_CONTROL' && act.args.realm === seat);
    const control = given?.verb === 'SET_CONTROL' ? given.args.control : state.realms[realm ?? 0]?.control;
    return control === 'player';
  },
  ...DRAW_WORDS,
  events: CASE_EVENTS,
  refusals: REFUSAL_SHAPES,
  sorts: SORTS,
  eventWords,
  refusalWords,
  failure: failureIn,
  example: EXAMPLE,
};
