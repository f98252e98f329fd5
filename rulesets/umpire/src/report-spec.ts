import type { ReportSpec } from '@chancery/core';
import { accounts } from './report/accounts.ts';
import { everyStep } from './report/course.ts';
import { gains } from './report/gains.ts';
import { intelligence } from './report/intelligence.ts';
import { EDIT_KINDS, EVERY_KIND, MONEY_KINDS, OWN_KINDS, WAR_KINDS } from './report/kinds.ts';
import { ownLosses } from './report/losses.ts';
import { newsheet, ownAffairs, war } from './report/news.ts';
import { orderResults } from './report/orders.ts';
import { headerLines } from './report/outlook/header.ts';
import { orderFormLines } from './report/outlook/order-form.ts';
import { tableLines } from './report/outlook/table.ts';
import { threatLines } from './report/outlook/threats.ts';
import { sceneOf } from './report/scene.ts';
import { sitrepGenerals, sitrepProvinces } from './report/sitrep.ts';
import type { Types } from './types.ts';

/**
 * The reports of UM-21.30: fights, one's own affairs, what became of each line, losses and accounts, the newsheet; then where one
 * stands. Sitrep, intelligence, every step and the battle papers are folded behind them.
 */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [
    { id: 'war', title: 'Battles and sieges', kinds: [...WAR_KINDS], compose: war },
    { id: 'affairs', title: 'Your generals and agents', kinds: [...OWN_KINDS], compose: ownAffairs },
    { id: 'orders', title: 'What became of your orders', kinds: ['order-done'], compose: orderResults, ofOrders: true },
    { id: 'losses', title: 'Your losses', kinds: ['units-lost'], compose: ownLosses },
    { id: 'accounts', title: 'Accounts', kinds: [...MONEY_KINDS], compose: accounts },
    { id: 'edits', title: 'Put right by the game master', kinds: [...EDIT_KINDS] },
    { id: 'newsheet', title: 'Newsheet', kinds: ['news-in-brief'], compose: newsheet },
  ],
  outlook: [
    { id: 'header', title: 'Your nation', compose: headerLines },
    { id: 'threats', title: 'What stands near you', compose: threatLines },
    { id: 'order-form', title: 'What you may order now', compose: orderFormLines },
    { id: 'scores', title: 'Scores', compose: tableLines },
  ],
  ledger: [
    { id: 'provinces', title: 'Your provinces and troops', kinds: [], compose: sitrepProvinces },
    { id: 'generals', title: 'Your generals', kinds: [], compose: sitrepGenerals },
    { id: 'intelligence', title: 'Intelligence', kinds: ['intelligence-gathered'], compose: intelligence },
    { id: 'course', title: 'Every step of the turn', kinds: EVERY_KIND, compose: everyStep },
    { id: 'score-table', title: 'Scores at the end of the turn', kinds: ['scored'] },
    { id: 'host-log', title: 'Chances taken', kinds: ['chances-taken'] },
  ],
  papers: [
    { id: 'battle-reports', title: 'Battles', kinds: ['battle-fought'] },
    { id: 'assault-reports', title: 'Assaults', kinds: ['assault-told'] },
  ],
  scene: sceneOf,
};
