import type { ReportLine } from '@chancery/core';
import { kindsAbout } from '@chancery/kit';
import { MOVEMENT } from '../event-kinds/movement.ts';
import { UNIT } from '../event-kinds/unit.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { ofKinds } from './choosing.ts';

/** What units did and were told to be; of what they lost the papers on troops tell. */
export const MOVES = [...kindsAbout(UNIT), ...kindsAbout(MOVEMENT)].filter(
  (kind) => kind !== 'troops-gone' && kind !== 'exhausted',
);

/** Movement by phase (MD-16.21); what happened in First and Final Events stands before and after. */
export const movement = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const lines: ReportLine[] = [];
  let last: string | null = null;
  let moved = false;
  for (const news of ofKinds(MOVES, heard)) {
    moved ||= news.phase !== undefined;
    const head = news.phase !== undefined ? `Phase ${news.phase}` : moved ? 'After movement' : 'Before movement';
    if (head !== last) lines.push({ text: head, style: 'head' });
    last = head;
    lines.push(...toldLines(news, known));
  }
  return lines;
};
