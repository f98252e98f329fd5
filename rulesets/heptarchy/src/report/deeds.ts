import type { ReportLine } from '@chancery/core';
import type { Event } from '../events.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import { ELSEWHERE } from './course.ts';

/** What came of the reader's own Posts, action by action (HEP-15.3); battles and answers have parts of their own. */
export const deeds = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  let mine = false;
  return heard.flatMap((news) => {
    if (news.kind === 'posted') mine = news.kingdom === me;
    if (ENDS_A_POST.has(news.kind)) mine = false;
    return mine && !APART.has(news.kind) && !ELSEWHERE.has(news.kind) ? toldLines(news, known) : [];
  });
};

/** What follows is nobody's Post. */
const ENDS_A_POST: ReadonlySet<Event['kind']> = new Set([
  'phase-opened',
  'phase-closed',
  'npc-step-began',
] as const satisfies Event['kind'][]);

const APART: ReadonlySet<Event['kind']> = new Set([
  'battle-began',
  'battle-ended',
  'skipped',
  'setup-ended',
] as const satisfies Event['kind'][]);
