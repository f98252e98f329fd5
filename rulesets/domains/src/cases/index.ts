import { type CaseFailure, type CaseVocabulary, seatId } from '@chancery/core';
import { factVocabulary, tableVocabulary } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { codeOf } from '../names/names.ts';
import { REFUSALS } from '../refusals.ts';
import type { Types } from '../types.ts';
import { EXAMPLE } from './example.ts';
import { DOMAINS, DRAW_WORDS } from './names.ts';
import { readPosition } from './position.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** How rule cases speak of Domains. The names are listed in docs/cases/domains.md. */
export const CASES: CaseVocabulary<Types> = {
  readPosition,
  ...tableVocabulary<Types>(TABLES, SORTS),
  seat: (words, setting) => {
    const domain = DOMAINS.find(setting, words);
    return domain === null ? null : seatId(codeOf(setting, domain));
  },
  heeds: (seat, { setting, state }) => state.domains[DOMAINS.find(setting, seat) ?? 0]?.controller === 'player',
  ...DRAW_WORDS,
  ...factVocabulary<Types>({ events: EVENT_FACTS, refusals: REFUSALS, sorts: SORTS }),
  failure: (event, { setting }): CaseFailure<Types> | null => {
    if (event.kind !== 'order-failed') return null;
    const { domain, position, order, reason, round } = event;
    return { seat: seatId(codeOf(setting, domain)), position, order, refusal: reason, facts: { round } };
  },
  example: EXAMPLE,
};
