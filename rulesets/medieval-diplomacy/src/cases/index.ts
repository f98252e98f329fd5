import { type CaseVocabulary, type SeatId, seatId } from '@chancery/core';
import { realmCode } from '../rules/names.ts';
import { REFUSAL_CODES } from '../text/refusals.ts';
import type { Types } from '../types.ts';
import { IND } from '../words.ts';
import { describe } from './describe/describe.ts';
import { EXAMPLE } from './example.ts';
import { eventWords, failureIn, refusalWords } from './facts/event-facts.ts';
import { EVENT_SHAPES } from './facts/event-kinds.ts';
import { matchState } from './match-state.ts';
import { DRAWS, drawLabel, drawWords } from './names/draws.ts';
import { realmNamed } from './names/lexicon.ts';
import { readPosition } from './position/read-position.ts';
import { SECTION_NAMES, sectionNamed } from './words/sections.ts';

/** How rule cases speak of Medieval Diplomacy. The words are listed in docs/cases.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  describe,
  sections: SECTION_NAMES,
  isSection: (name) => sectionNamed(name) !== null,
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
  drawLabel,
  drawWords,
  draws: DRAWS,
  events: Object.keys(EVENT_SHAPES),
  refusals: REFUSAL_CODES,
  eventWords,
  refusalWords,
  failure: failureIn,
  example: EXAMPLE,
};
