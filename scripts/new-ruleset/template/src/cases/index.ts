import { type CaseVocabulary, seatId } from '@chancery/core';
import { factVocabulary, tableVocabulary } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { REFUSALS } from '../refusals.ts';
import { getPowerInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DRAW_WORDS, POWERS } from './names.ts';
import { readPosition } from './position.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** How rule cases speak of New Game. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting) => {
    const power = POWERS.find(setting, words);
    return power === null ? null : seatId(getPowerInfo(setting, power).code);
  },
  heeds: () => true,
  ...DRAW_WORDS,
  ...factVocabulary<Types>({ events: EVENT_FACTS, refusals: REFUSALS, sorts: SORTS }),
  failure: () => null,
  example: EXAMPLE,
};
