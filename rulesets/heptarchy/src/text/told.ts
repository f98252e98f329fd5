import { type ReportLine, said, type TextByKind } from '@chancery/core';
import type { Event, EventOf } from '../events.ts';
import { type Reader, readerOf, who } from '../names/reader.ts';
import type { HepKnown } from '../types.ts';
import { orderWords } from './order-words.ts';
import { refusalWords } from './refusals.ts';
import { BATTLE_TOLD } from './told/battle.ts';
import { DIPLOMACY_TOLD } from './told/diplomacy.ts';
import { MONEY_TOLD } from './told/money.ts';
import { TURN_TOLD } from './told/turn.ts';
import { UNIT_TOLD } from './told/units.ts';

const TOLD: TextByKind<Exclude<Event, { kind: 'acted' | 'skipped' }>, Reader, string | readonly ReportLine[]> = {
  ...TURN_TOLD,
  ...MONEY_TOLD,
  ...UNIT_TOLD,
  ...BATTLE_TOLD,
  ...DIPLOMACY_TOLD,
};

/** What was skipped and why; to others the reason is quoted, for it speaks to the kingdom that acted (HEP-15.3). */
const skippedWords = (news: EventOf<'skipped'>, known: HepKnown, reader: Reader): string => {
  const { kingdom, order, refusal, gold } = news;
  const skipped = `“${orderWords(known, order)}” is skipped`;
  if (kingdom === null) return `The master: ${skipped}. ${refusalWords(refusal, reader)}`;
  const why = refusalWords(refusal, { ...reader, me: kingdom });
  const quoted = kingdom === reader.me ? `. ${why}` : `: “${why}”`;
  return `${who(reader, kingdom)}: ${skipped}${quoted} ${goldWords(gold ?? 0, gold ?? 0)}`;
};

/** `Gold 12 before, 9 after.`: before an action and after it (HEP-15.3). */
const goldWords = (before: number, after: number): string =>
  before === after ? `Gold ${after} before and after.` : `Gold ${before} before, ${after} after.`;

/**
 * An action that was done: its text, what came of it, and Gold before and after; what else came of it stands below (HEP-15.3).
 */
export const actedLines = (
  { rule, order, goldBefore, gold }: EventOf<'acted'>,
  came: readonly ReportLine[],
  known: HepKnown,
): readonly ReportLine[] => {
  const [first, ...rest] = came;
  const text = `“${orderWords(known, order)}”: ${first?.text ?? 'done.'} ${goldWords(goldBefore, gold)}`;
  return [
    { rule, ...first, text },
    ...rest.map((line): ReportLine => ({ ...line, indent: (line.indent ?? 0) === 0 ? 1 : 2 })),
  ];
};

/** A piece of news as lines; every one cites its rule. */
export const toldLines = (news: Event, known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (news.kind === 'acted') return actedLines(news, [], known);
  if (news.kind === 'skipped') return [said(news.rule, skippedWords(news, known, reader))];
  const say = TOLD[news.kind] as (news: Event, reader: Reader) => string | readonly ReportLine[];
  const words = say(news, reader);
  return typeof words === 'string' ? [said(news.rule, words)] : words;
};
