import { type ReportLine, sentence } from '@chancery/core';
import type { Event, EventOf } from '../events.ts';
import { readerOf, whose } from '../names/reader.ts';
import { actedLines, toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';

/** What has a section or a paper of its own, or goes without saying. */
export const ELSEWHERE: ReadonlySet<Event['kind']> = new Set([
  'duel-fought',
  'round-began',
  'message-sent',
  'newsheet',
  'turn-ended',
  'npc-step-began',
  'phase-opened',
  'phase-closed',
  'posted',
] as const satisfies Event['kind'][]);

/** Who acts from here on. */
const headOf = (news: Event, known: HepKnown): string | null => {
  const reader = readerOf(known);
  switch (news.kind) {
    case 'posted':
      return `${sentence(whose(reader, news.kingdom))} Post`;
    case 'phase-opened':
      return `Turn ${news.turn}: ${whose(reader, news.kingdom)} Phase opens`;
    case 'npc-step-began':
      return `Turn ${news.turn}: the NPC States`;
    case 'controller-set':
      return news.why === 'master' ? MASTER : null;
    case 'player-list-set':
      return MASTER;
    case 'campaign-ended':
      return news.by === 'master' ? MASTER : null;
    case 'skipped':
      return news.kingdom === null ? MASTER : null;
    default:
      return null;
  }
};

const MASTER = 'The game master';

/** All that happened, one thing after another, with a head wherever somebody else acts (HEP-15.3, HEP-15.4). */
export const course = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const lines: ReportLine[] = [];
  let last: string | null = null;
  let action = 0; // where the lines of the action begin that is told now
  for (const news of heard) {
    const head = headOf(news, known);
    if (head !== null && !(head === MASTER && last === MASTER)) {
      lines.push({ text: head, style: 'head', rule: head === MASTER ? 'HEP-14.5' : news.rule });
    }
    last = head ?? last;
    if (news.kind === 'phase-closed' && news.missed > 0) lines.push(...toldLines(news, known));
    if (news.kind === 'acted') lines.push(...actedLines(news, lines.splice(action), known));
    else if (!ELSEWHERE.has(news.kind)) lines.push(...toldLines(news, known));
    if (head !== null || endsAction(news)) action = lines.length;
  }
  return lines.filter((line, at) => line.style !== 'head' || lines[at + 1]?.style !== 'head');
};

/** An action is over when it is told as done or as skipped. */
export const endsAction = ({ kind }: Event): boolean => kind === 'acted' || kind === 'skipped';

/** Own actions that were skipped, and why (HEP-1.8). */
export const skips = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] =>
  heard
    .filter((news): news is EventOf<'skipped'> => news.kind === 'skipped' && news.kingdom === known.view.kingdom)
    .flatMap((news) => toldLines(news, known));
