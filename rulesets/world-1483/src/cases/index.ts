import { type CaseFailure, type CaseVocabulary, seatId } from '@chancery/core';
import { factVocabulary, tableVocabulary } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { REFUSALS } from '../refusals.ts';
import { getNation, nationOfSeat } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS, infoCalled } from './names.ts';
import { readPosition, TABLES } from './position.ts';
import { SORTS } from './sorts.ts';

/** How rule cases speak of World 1483. The names are listed in docs/cases/world-1483.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting) => {
    const nation = infoCalled(setting, words);
    return nation === null ? null : seatId(nation.code);
  },
  heeds: (seat, { setting, state }) => state.nations[nationOfSeat(setting, seat) ?? 0]?.seat === 'held',
  ...DRAW_WORDS,
  ...factVocabulary<Types>({ events: EVENT_FACTS, refusals: REFUSALS, sorts: SORTS }),
  failure: (event, { state }): CaseFailure<Types> | null => {
    if (event.kind !== 'line-failed') return null;
    const { nation, order, refusal } = event;
    const seat = seatId(getNation(state, nation).code);
    return { seat, position: (order.rank ?? 0) - 1, order, refusal, facts: {} };
  },
  example: EXAMPLE,
};
