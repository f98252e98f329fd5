import type { ReportSpec } from '@chancery/core';
import { kindsAbout } from '@chancery/kit';
import { EVENTS } from './event-kinds.ts';
import { answers } from './report/answers.ts';
import { battles } from './report/battles.ts';
import { course, skips } from './report/course.ts';
import { deeds } from './report/deeds.ts';
import { elsewhere, publicNews } from './report/elsewhere.ts';
import { fought } from './report/fought.ts';
import { gains } from './report/gains.ts';
import { newsheets } from './report/newsheet.ts';
import { neighbourLines, threatLines } from './report/outlook/neighbours.ts';
import { nowLines } from './report/outlook/now.ts';
import { tableLines } from './report/outlook/table.ts';
import { sceneOf } from './report/scene.ts';
import { sheets } from './report/sheets.ts';
import type { Types } from './types.ts';

const EVERY_KIND = Object.values(EVENTS).flatMap((topic) => kindsAbout(topic));

/**
 * The report: what the kingdom won and lost since it last heard, what calls for an answer, where it stands; folded behind
 * it all that happened, public but for messages (section 15).
 */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [
    { id: 'fought', title: 'Your battles', kinds: ['battle-began'], compose: fought },
    { id: 'answers', title: 'Answers', kinds: ['war-declared'], compose: answers },
    { id: 'messages', title: 'Messages', kinds: ['message-sent'] },
    { id: 'skipped', title: 'Actions of yours that were skipped', kinds: ['skipped'], compose: skips },
    { id: 'deeds', title: 'Your actions', kinds: ['posted'], compose: deeds },
    { id: 'news', title: 'What happened', kinds: ['area-changed-hands'], compose: publicNews },
  ],
  outlook: [
    { id: 'now', title: 'What you can do now', compose: nowLines },
    { id: 'threats', title: 'What threatens', compose: threatLines },
    { id: 'neighbours', title: 'Neighbours', compose: neighbourLines },
    { id: 'elsewhere', title: 'Elsewhere', compose: elsewhere },
    { id: 'standings', title: 'Standings', compose: tableLines },
  ],
  ledger: [
    { id: 'course', title: 'What happened', kinds: EVERY_KIND, compose: course, empty: 'Nothing has happened yet.' },
    { id: 'newsheet', title: 'Newsheet', kinds: ['newsheet'], compose: newsheets },
    { id: 'sheets', title: 'Sheets of the kingdoms', kinds: ['signed-up'], compose: sheets },
  ],
  papers: [{ id: 'battle-reports', title: 'Battle reports', kinds: ['battle-began'], compose: battles }],
  scene: sceneOf,
};
