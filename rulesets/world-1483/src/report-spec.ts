import type { ReportSpec } from '@chancery/core';
import { battles } from './report/battles.ts';
import { npcChart, ownChart } from './report/charts/diplomacy.ts';
import { standingChart } from './report/charts/standing.ts';
import { everyStep } from './report/course.ts';
import { DEEDS } from './report/deeds.ts';
import { forces } from './report/forces.ts';
import { foreign } from './report/foreign.ts';
import { gains } from './report/gains.ts';
import { EVERY_KIND } from './report/kinds.ts';
import { lands } from './report/lands.ts';
import { newsheet } from './report/newsheet.ts';
import { dealingLines } from './report/outlook/dealings.ts';
import { nowLines } from './report/outlook/now.ts';
import { standingLines } from './report/outlook/standings.ts';
import { threatLines } from './report/outlook/threats.ts';
import { sceneOf } from './report/scene.ts';
import { standingOrders } from './report/standing.ts';
import type { Types } from './types.ts';

/**
 * The reports of section 18: one's own turn action by action, what others did to one, the newsheet of each update; then where one
 * stands. Units, lands, the charts and every step are folded behind them, and battles are papers.
 */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [
    ...DEEDS,
    { id: 'foreign', title: 'What others did to you', kinds: ['engaged'], compose: foreign },
    { id: 'newsheet', title: 'Newsheet', kinds: ['update-ended'], compose: newsheet },
  ],
  outlook: [
    { id: 'now', title: 'What you can do now', compose: nowLines },
    { id: 'dealings', title: 'Offers and obligations', compose: dealingLines },
    { id: 'threats', title: 'Enemies beside you', compose: threatLines },
    { id: 'standings', title: 'Standings', compose: standingLines },
  ],
  ledger: [
    { id: 'units', title: 'Your units by place', kinds: [], compose: forces },
    { id: 'lands', title: 'Your territories', kinds: [], compose: lands },
    { id: 'standing-orders', title: 'Standing orders that hold', kinds: [], compose: standingOrders },
    { id: 'diplomacy-chart', title: 'Your diplomacy chart', kinds: [], compose: ownChart },
    { id: 'standing-chart', title: 'Nation standing chart', kinds: [], compose: standingChart },
    { id: 'npc-chart', title: 'Non-player nation chart', kinds: [], compose: npcChart },
    { id: 'course', title: 'Step by step', kinds: EVERY_KIND, compose: everyStep },
  ],
  papers: [{ id: 'battle-reports', title: 'Battles', kinds: ['battle-fought'], compose: battles }],
  scene: sceneOf,
};
