import type { ReportSpec } from '@chancery/core';
import { type Event, TOPICS } from './events.ts';
import { battles } from './report/battles.ts';
import { course, skips } from './report/course.ts';
import { newsheets } from './report/newsheet.ts';
import { sceneOf } from './report/scene.ts';
import type { Types } from './types.ts';

const EVERY_KIND = Object.keys(TOPICS) as readonly Event['kind'][];

/** The report: public but for messages (section 15). */
export const REPORT: ReportSpec<Types> = {
  sections: [
    { id: 'course', title: 'What happened', kinds: EVERY_KIND, compose: course, empty: 'Nothing has happened yet.' },
    { id: 'skipped', title: 'Actions of yours that were skipped', kinds: ['skipped'], compose: skips },
    { id: 'messages', title: 'Messages', kinds: ['message-sent'] },
    { id: 'newsheet', title: 'Newsheet', kinds: ['newsheet'], compose: newsheets },
  ],
  papers: [{ id: 'battle-reports', title: 'Battle reports', kinds: ['battle-began'], compose: battles }],
  scene: sceneOf,
};
