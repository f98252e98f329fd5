import { type ReportLine, type RuleNumber, said, sentence } from '@chancery/core';
import { province, readerOf, who } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { DomainNumber } from '../words.ts';

/** The treasury from line to line, in sums (DOM-15.3). */
export const gold = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  betweenSums(heard, known, (domain) => moveLines(summed(heard.flatMap((news) => movesOf(news, domain, known)))));

/** The same in full: what each place brought in, and each payment for itself. */
export const goldInFull = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  betweenSums(heard, known, (domain) =>
    heard.flatMap((news) =>
      news.kind === 'income-received' || news.kind === 'maintenance-paid'
        ? toldLines(news, known)
        : moveLines(movesOf(news, domain, known)),
    ),
  );

/** What was in the treasury, what came and went, and what is in it now; nothing where no gold moved. */
const betweenSums = (
  heard: readonly Told[],
  known: GameKnown,
  linesOf: (domain: DomainNumber) => readonly ReportLine[],
): readonly ReportLine[] => {
  const { domain } = known.view;
  const treasury = domain === null ? null : (known.view.domains[domain]?.own?.treasury ?? null);
  if (domain === null || treasury === null) return [];
  const moved = heard.flatMap((news) => movesOf(news, domain, known));
  if (moved.length === 0) return [];
  return [
    figure('DOM-1.7', 'At the beginning of the month', treasury - moved.reduce((sum, { by }) => sum + by, 0)),
    ...linesOf(domain),
    figure('DOM-1.7', 'At the end of the month', treasury),
  ];
};

const moveLines = (moves: readonly Move[]): readonly ReportLine[] =>
  moves.filter(({ by }) => by !== 0).map(({ rule, what, by }) => figure(rule, what, by, true));

interface Move {
  readonly rule: RuleNumber;
  readonly what: string;
  readonly by: number;
}

/** What was paid several times for the same is one line. */
const summed = (moves: readonly Move[]): readonly Move[] => {
  const sums = new Map<string, Move>();
  for (const move of moves) sums.set(move.what, { ...move, by: move.by + (sums.get(move.what)?.by ?? 0) });
  return [...sums.values()];
};

const figure = (rule: RuleNumber, what: string, amount: number, isMove = false): ReportLine => {
  const size = `${Math.abs(amount)}`;
  const signed = amount < 0 ? `−${size}` : isMove ? `+${size}` : size;
  return said(rule, what, { style: 'figure', amount: signed, indent: isMove ? 1 : 0 });
};

/** What news did to the reader’s treasury; none for most. */
const movesOf = (news: Told, me: DomainNumber, known: GameKnown): readonly Move[] => {
  const { rule } = news;
  const reader = readerOf(known);
  const move = (what: string, by: number): readonly Move[] => [{ rule, what, by }];
  switch (news.kind) {
    case 'income-received': {
      const sum = (of: readonly { readonly gold: number }[]): number => of.reduce((all, each) => all + each.gold, 0);
      return [
        { rule: 'DOM-5.1', what: 'Taxes of provinces', by: sum(news.provinces) },
        { rule: 'DOM-5.4', what: 'Holdings', by: sum(news.holdings) },
        { rule: 'DOM-5.6', what: 'Trade routes', by: news.total - sum(news.provinces) - sum(news.holdings) },
      ];
    }
    case 'maintenance-paid': {
      const { court, forts, upkeep, paid } = news;
      const parts = [
        { rule, what: 'Court', by: -court },
        { rule, what: 'Fortified holdings', by: -forts },
        { rule, what: 'Upkeep of troops', by: -upkeep },
      ];
      return paid === court + forts + upkeep ? parts : move('Maintenance, as far as it could be paid', -paid);
    }
    case 'gold-paid':
      return news.domain === me
        ? move(news.what === 'a ruling' ? 'By ruling of the host' : sentence(news.what), -news.gold)
        : [];
    case 'raised':
      return news.domain === me ? move('Musters', -news.gold) : [];
    case 'gold-sent':
      return news.from === me
        ? move(`Sent to ${who(reader, news.to)}`, -news.gold)
        : move(`Sent by ${who(reader, news.from)}`, news.gold);
    case 'random-event':
      return move(news.event === 'bandits' ? 'Bandits' : 'Windfall', news.gold);
    case 'raid-succeeded':
      return move(`Raid on ${province(reader, news.province)}`, news.gold);
    case 'unknown-raiders':
      return move(`Raiders in ${province(reader, news.province)}`, -news.gold);
    case 'pillaged':
      return news.by === me ? move(`Pillage of ${province(reader, news.province)}`, news.gold) : [];
    case 'stolen':
      return move('Theft', news.gold);
    case 'gold-missing':
      return move('Missing', -news.gold);
    default:
      return [];
  }
};
