import { type CaseVocabulary, type SeatId, seatId } from '@chancery/core';
import { factVocabulary, tableVocabulary, withMap } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { REFUSALS } from '../refusals.ts';
import { codeOf } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { AREAS, DRAW_WORDS } from './names.ts';
import { readPosition } from './position.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

const STATE_WORDS = tableVocabulary<Types>(TABLES, SORTS);

/** How rule cases speak of Heptarchy. The names are listed in docs/cases/heptarchy.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...withMap(STATE_WORDS),
  /** The map is that of the scenario: a case may name the borders that it is about, but a position is told without it. */
  describe: STATE_WORDS.describe,
  seat: (words, setting): SeatId | null => {
    const kingdom = AREAS.find(setting, words);
    return kingdom === null ? null : seatId(codeOf(setting, kingdom));
  },
  heeds: (seat, { setting, state }) => state.kingdoms[AREAS.find(setting, seat) ?? 0]?.controller === 'player',
  ...DRAW_WORDS,
  ...factVocabulary<Types>({ events: EVENT_FACTS, refusals: REFUSALS, sorts: SORTS }),
  /** A skipped action is an event like others (HEP-1.8). */
  failure: () => null,
  example: EXAMPLE,
};
