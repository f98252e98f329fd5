import { type CaseVocabulary, type SeatId, seatId } from '@chancery/core';
import { tableVocabulary, withMap } from '@chancery/kit';
import { realmCode } from '../rules/names.ts';
import type { Types } from '../types.ts';
import { IND } from '../words.ts';
import { FACT_WORDS, failureIn } from './event-facts.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS, REALMS } from './names.ts';
import { readPosition } from './position.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** How rule cases speak of Medieval Diplomacy. The names are listed in docs/cases/medieval-diplomacy.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...withMap(tableVocabulary<Types>(TABLES, SORTS)),
  seat: (words, setting): SeatId | null => {
    const realm = REALMS.find(setting, words);
    return realm === null || realm === IND ? null : seatId(realmCode(setting, realm));
  },
  heeds: (seat, { setting, state }, acts) => {
    const realm = REALMS.find(setting, seat);
    const given = acts.findLast((act) => act.verb === 'SET_CONTROL' && act.args.realm === seat);
    const control = given?.verb === 'SET_CONTROL' ? given.args.control : state.realms[realm ?? 0]?.control;
    return control === 'player';
  },
  ...DRAW_WORDS,
  ...FACT_WORDS,
  failure: failureIn,
  example: EXAMPLE,
};
