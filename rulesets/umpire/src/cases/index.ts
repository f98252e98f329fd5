import { type CaseFailure, type CaseVocabulary, seatId } from '@chancery/core';
import { factVocabulary, tableVocabulary } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { REFUSALS } from '../refusals.ts';
import { getNationInfo, nationOfSeat } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS } from './names.ts';
import { readPosition, TABLES } from './position.ts';
import { SORTS } from './sorts.ts';

/** How rule cases speak of Umpire. The names are listed in docs/cases/umpire.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting) => {
    const nation = seatCalled(setting, words);
    return nation === null ? null : seatId(getNationInfo(setting, nation).code);
  },
  heeds: (seat, { setting, state }) => state.nations[nationOfSeat(setting, seat) ?? 0]?.status === 'active',
  ...DRAW_WORDS,
  ...factVocabulary<Types>({ events: EVENT_FACTS, refusals: REFUSALS, sorts: SORTS }),
  failure: (event, { setting }): CaseFailure<Types> | null => {
    if (event.kind !== 'order-done' || event.reason === null) return null;
    const { nation, list, line, order, reason } = event;
    const seat = seatId(getNationInfo(setting, nation).code);
    return { seat, section: list, position: line - 1, order, refusal: reason, facts: {} };
  },
  example: EXAMPLE,
};

/** A seat goes by the code or the name of its nation. */
const seatCalled = (setting: Setting, words: string): number | null =>
  setting.nations.find((nation) =>
    [nation?.code, nation?.name].some((name) => name?.toLowerCase() === words.toLowerCase()),
  )?.number ?? null;
