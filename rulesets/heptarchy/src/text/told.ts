import { type ReportLine, said, type TextByKind } from '@chancery/core';
import type { Event } from '../events.ts';
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

/** A piece of news as lines; every one cites its rule. */
export const toldLines = (news: Event, known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (news.kind === 'skipped') {
    const { kingdom, order, refusal, rule } = news;
    return [
      said(
        rule,
        `${kingdom === null ? 'The master' : who(reader, kingdom)}: “${orderWords(known, order)}” is skipped. ${refusalWords(refusal, reader)}`,
      ),
    ];
  }
  const say = TOLD[news.kind] as (news: Event, reader: Reader) => string | readonly ReportLine[];
  const words = say(news, reader);
  return typeof words === 'string' ? [said(news.rule, words)] : words;
};
