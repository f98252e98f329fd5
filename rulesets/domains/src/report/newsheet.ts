import { type ReportLine, said } from '@chancery/core';
import { domainName } from '../names/names.ts';
import { readerOf, who } from '../names/reader.ts';
import { monthWords } from '../text/month.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { PUBLIC_KINDS } from './kinds.ts';

/** What everybody may know of the month: wars, battles, conquests, deaths, and the scores (DOM-15.8). */
export const newsheet = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const ended = heard.findLast((news): news is ToldOf<'turn-ended'> => news.kind === 'turn-ended');
  if (ended === undefined) return [];
  const news = heard.filter(({ kind }) => PUBLIC_KINDS.has(kind)).flatMap((each) => toldLines(each, known));
  return [
    { text: monthWords(ended.turn), style: 'head', rule: 'DOM-15.8' },
    ...(news.length === 0 ? [said('DOM-15.8', 'A quiet month: no war, no battle, no conquest, no death.')] : news),
    { text: 'Scores', style: 'head', rule: ended.rule },
    ...scoreLines(ended, known),
  ];
};

const scoreLines = ({ rule, scores }: ToldOf<'turn-ended'>, known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  return [...scores]
    .sort((one, other) => other.score - one.score || one.domain - other.domain)
    .map(({ domain, score }) =>
      said(
        rule,
        domain === reader.me
          ? `${domainName(known.setting, domain)} (${who(reader, domain)})`
          : domainName(known.setting, domain),
        {
          style: 'figure',
          amount: `${score}`,
        },
      ),
    );
};
