import type { ReportSpec } from '@chancery/core';
import { ownDomain } from './report/domain.ts';
import { gains } from './report/gains.ts';
import { gold, goldInFull } from './report/gold.ts';
import { EVERY_KIND, MONEY_KINDS, NOTICES, PUBLIC_KINDS, SEEN_KINDS } from './report/kinds.ts';
import { everyStep, month, seen } from './report/month.ts';
import { newsheet } from './report/newsheet.ts';
import { notices } from './report/notices.ts';
import { nowLines } from './report/outlook/now.ts';
import { tableLines } from './report/outlook/table.ts';
import { threatLines } from './report/outlook/threats.ts';
import { sceneOf } from './report/scene.ts';
import { spyReports } from './report/spies.ts';
import type { Types } from './types.ts';

/**
 * The report: notices of war and offers before all else, the month by its rounds, the gold, the newsheet; folded behind them
 * every step and die, and the papers of battles and spies (DOM-8.23, 15.3, 15.8).
 */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [
    { id: 'notices', title: 'Notices of war and offers', kinds: [...NOTICES], compose: notices },
    { id: 'month', title: 'Your month', kinds: ['part-began'], compose: month },
    { id: 'gold', title: 'Gold', kinds: ['income-received'], compose: gold },
    { id: 'newsheet', title: 'Newsheet', kinds: [...PUBLIC_KINDS, 'turn-ended'], compose: newsheet },
  ],
  outlook: [
    { id: 'now', title: 'What you can do now', compose: nowLines },
    { id: 'threats', title: 'What stands near you', compose: threatLines },
    { id: 'standings', title: 'Standings', compose: tableLines },
  ],
  ledger: [
    { id: 'course', title: 'Every step of the month', kinds: EVERY_KIND, compose: everyStep },
    { id: 'treasury', title: 'The treasury, line by line', kinds: MONEY_KINDS, compose: goldInFull },
    { id: 'seen', title: 'What was seen of others', kinds: [...SEEN_KINDS], compose: seen },
    { id: 'domain', title: 'Your domain', kinds: [], compose: ownDomain },
  ],
  papers: [
    { id: 'battle-reports', title: 'Battles', kinds: ['battle-fought'] },
    { id: 'spy-reports', title: 'Reports of spies', kinds: ['spied', 'papers-read'], compose: spyReports },
  ],
  scene: sceneOf,
};
