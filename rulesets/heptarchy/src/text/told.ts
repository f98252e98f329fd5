import { type ReportLine, said, type TextByKind } from '@chancery/core';
import type { Event, EventOf } from '../events.ts';
import type { HepKnown } from '../types.ts';
import { orderWords } from './order-words.ts';
import { type Reader, readerOf, who } from './reader.ts';
import { refusalWords } from './refusals.ts';
import { BATTLE_TOLD } from './told/battle.ts';
import { DIPLOMACY_TOLD } from './told/diplomacy.ts';
import { MONEY_TOLD } from './told/money.ts';
import { TURN_TOLD } from './told/turn.ts';
import { UNIT_TOLD } from './told/units.ts';

const TOLD: TextByKind<Exclude<Event, { kind: 'skipped' }>, Reader, string | readonly ReportLine[]> = {
  ...TURN_TOLD,
  ...MONEY_TOLD,
  ...UNIT_TOLD,
  ...BATTLE_TOLD,
  ...DIPLOMACY_TOLD,
};

/** What was skipped and why; to others the reason is quoted, for it speaks to the kingdom that acted (HEP-15.3). */
const skippedWords = ({ kingdom, order, refusal }: EventOf<'skipped'>, known: HepKnown, reader: Reader): string => {
  const skipped = `“${orderWords(known, order)}” is skipped`;
  if (kingdom === null) return `The master: ${skipped}. ${refusalWords(refusal, reader)}`;
  const why = refusalWords(refusal, { ...reader, me: kingdom });
  return `${who(reader, kingdom)}: ${skipped}${kingdom === reader.me ? `. ${why}` : `: “${why}”`}`;
};

/** A piece of news as lines; every one cites its rule. */
export const toldLines = (news: Event, known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (news.kind === 'skipped') return [said(news.rule, skippedWords(news, known, reader))];
  const say = TOLD[news.kind] as (news: Event, reader: Reader) => string | readonly ReportLine[];
  const words = say(news, reader);
  return typeof words === 'string' ? [said(news.rule, words)] : words;
};
