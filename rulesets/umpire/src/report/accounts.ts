import { type ReportLine, type RuleNumber, said } from '@chancery/core';
import { pointsOf } from '../names/names.ts';
import { province, type Reader, readerOf, who } from '../names/reader.ts';
import { SPENDING_WORDS } from '../text/words.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber } from '../words.ts';

/** What one piece of news did to a treasury. */
export interface Move {
  readonly rule: RuleNumber;
  readonly what: (reader: Reader) => string;
  readonly tenths: number;
}

/** Opening treasury, each option paid, transfers, recruits, income, pay, ransom, closing treasury (UM-21.30). */
export const accounts = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { me } = reader;
  const closing = known.view.nations[me ?? 0]?.own?.treasury;
  if (me === null || closing === undefined) return [];
  const moves = summed(
    heard.flatMap((news) => movesOf(news, me)).map(({ rule, what, tenths }) => ({ rule, what: what(reader), tenths })),
  );
  if (moves.length === 0) return [];
  const opening = closing - moves.reduce((sum, { tenths }) => sum + tenths, 0);
  return [
    sumLine('Opening treasury', pointsOf(opening)),
    ...moves.map(({ rule, what, tenths }) =>
      said(rule, what, {
        style: 'figure',
        amount: tenths < 0 ? pointsOf(tenths) : `+${pointsOf(tenths)}`,
        indent: 1,
      }),
    ),
    sumLine('Closing treasury', pointsOf(closing)),
  ];
};

const sumLine = (what: string, amount: string): ReportLine => said('UM-21.30', what, { style: 'figure', amount });

interface NamedMove extends Omit<Move, 'what'> {
  readonly what: string;
}

/** What was paid several times for the same is one line. */
const summed = (moves: readonly NamedMove[]): readonly NamedMove[] => {
  const sums = new Map<string, NamedMove>();
  for (const move of moves) sums.set(move.what, { ...move, tenths: move.tenths + (sums.get(move.what)?.tenths ?? 0) });
  return [...sums.values()].filter(({ tenths }) => tenths !== 0);
};

/** What news did to a nation’s treasury; nothing for most. */
export const movesOf = (news: Told, me: NationNumber): readonly Move[] => {
  const { rule } = news;
  const move = (tenths: number, what: Move['what']): readonly Move[] => [{ rule, what, tenths }];
  switch (news.kind) {
    case 'gold-paid':
      return news.nation === me
        ? move(-news.tenths, (reader) => placed(SPENDING_WORDS[news.for], reader, news.province))
        : [];
    case 'gold-won':
      return news.nation === me
        ? move(news.tenths, (reader) =>
            placed(news.from === 'sack' ? 'Sack' : 'Ransom received', reader, news.province),
          )
        : [];
    case 'funds-sent':
      return news.from === me
        ? move(-news.tenths, (reader) => `Sent to ${who(reader, news.to)}`)
        : move(news.tenths, (reader) => `Sent by ${who(reader, news.from)}`);
    case 'treasury-edited':
      return news.nation === me ? move(news.tenths, () => 'Put right by the game master') : [];
    case 'tax-collected':
      return news.nation === me ? move(news.tenths, () => 'Tax') : [];
    case 'tribute-collected':
      return news.nation === me ? move(news.tenths, () => 'Tribute') : [];
    case 'troops-paid':
      return news.nation === me
        ? [...move(-news.payroll, () => 'Pay of troops'), ...move(-news.disbanded, () => 'Pay of the disbanded')]
        : [];
    default:
      return [];
  }
};

const placed = (what: string, reader: Reader, place: number | null): string =>
  place === null ? what : `${what}, ${province(reader, place)}`;
