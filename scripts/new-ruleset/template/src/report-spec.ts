import type { ReportSpec } from '@chancery/core';
import { gains } from './report/gains.ts';
import type { Types } from './types.ts';

/** The report: gains and losses, the battles, and folded behind them all that happened (NEW-3.3). */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [{ id: 'battles', title: 'Battles', kinds: ['battle-fought'] }],
  ledger: [
    {
      id: 'course',
      title: 'What happened',
      kinds: ['marched', 'turn-ended'],
      empty: 'Nothing has happened yet.',
    },
  ],
  papers: [],
  scene: (told) => {
    switch (told.kind) {
      case 'marched':
        return { areas: [told.to], through: [told.from, told.to] };
      case 'battle-fought':
        return { areas: [told.area] };
      default:
        return null;
    }
  },
};
