import type { ReportLine } from '@chancery/core';
import type { Event } from '../events.ts';
import { actedLines, toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import { ELSEWHERE, endsAction } from './course.ts';

/** What came of the reader's own Posts, action by action (HEP-15.3); battles and answers have parts of their own. */
export const deeds = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  const lines: ReportLine[] = [];
  let mine = false;
  let action = 0; // where the lines of the action begin that is told now
  for (const news of heard) {
    if (news.kind === 'posted') mine = news.kingdom === me;
    if (ENDS_A_POST.has(news.kind)) mine = false;
    if (mine && news.kind === 'acted') lines.push(...actedLines(news, lines.splice(action), known));
    else if (mine && !APART.has(news.kind) && !ELSEWHERE.has(news.kind)) lines.push(...toldLines(news, known));
    if (endsAction(news)) action = lines.length;
  }
  return lines;
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
