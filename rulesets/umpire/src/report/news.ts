import { type ReportLine, said } from '@chancery/core';
import { readerOf } from '../names/reader.ts';
import { assaultInShort, battleInShort } from '../text/told/news.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { NEWS_KINDS, OWN_KINDS, ofKind, ofKinds, type ToldKind, WAR_KINDS } from './kinds.ts';

/** Battles, assaults and sieges in range, each in a line; the whole of a fight is a paper (UM-21.18, 21.22). */
export const war = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  ofKinds(heard, WAR_KINDS).flatMap((news) => inShort(news, known));

const inShort = (news: Told, known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (news.kind === 'battle-fought') return [said(news.rule, battleInShort(news, reader))];
  if (news.kind === 'assault-told') return [said(news.rule, assaultInShort(news, reader))];
  return toldLines(news, known);
};

const OTHER_NEWS = NEWS_KINDS.filter((kind) => !(WAR_KINDS as readonly ToldKind[]).includes(kind));

/** What else happened in range, and a line for each event elsewhere, a turn late (UM-21.18 to 21.20). */
export const newsheet = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const near = withoutRepeats(
    ofKinds(heard, [...OTHER_NEWS, 'city-founded', 'nation-founded', 'status-set', 'nation-eliminated']),
    known.view.nation,
  );
  const far = ofKind(heard, 'news-in-brief');
  const seen = new Set<string>();
  const once = (line: ReportLine): boolean => !seen.has(line.text) && seen.add(line.text) !== undefined;
  return [
    ...near.flatMap((news) => toldLines(news, known)).filter(once),
    ...(far.length === 0 ? [] : [{ text: 'Elsewhere', style: 'head' as const, rule: 'UM-21.20' as const }]),
    ...far
      .flatMap((news) => toldLines(news, known))
      .filter(once)
      .map((line) => ({ ...line, indent: 1 as const })),
  ];
};

/** Own dead are told among one’s generals, and those who were executed with their capture. */
const withoutRepeats = (news: readonly Told[], me: number | null): readonly Told[] => {
  const captured = new Set(ofKind(news, 'captive-told').map(({ general }) => general));
  return news.filter((each) => each.kind !== 'death-told' || (each.nation !== me && !captured.has(each.general)));
};

/** Generals, spies and enmity: what only the reader hears. */
export const ownAffairs = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  ofKinds(heard, OWN_KINDS).flatMap((news) => toldLines(news, known));
