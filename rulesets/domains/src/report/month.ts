import { onceFor, type ReportLine, said, sentence } from '@chancery/core';
import { readerOfNews, units } from '../names/reader.ts';
import { endWords, headOf } from '../text/told/battle.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { concerns } from './concerns.ts';
import { GOLD_KINDS, NOTICES, SEEN_KINDS, SETTLED, type ToldKind } from './kinds.ts';
import { merged } from './merged.ts';

/** What the month did to the reader, round by round, each in a few words; all of it stands in the ledger (DOM-15.3). */
export const month = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  if (known.view.domain === null) return [];
  return underHeads(heard, (news) => (isOwn(news, known) ? shortly(news, known) : []));
};

/** The same in full, with every step. The board of a battle is a paper, what was seen another, and what is told in full is not told again. */
export const everyStep = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const { domain } = known.view;
  return underHeads(heard, (news) => {
    if (SEEN_KINDS.has(news.kind) || (news.kind === 'battle-heard' && takesPart(news, domain))) return [];
    return shortly(news, known);
  });
};

const takesPart = ({ aggressors, defenders }: ToldOf<'battle-heard'>, domain: DomainNumber | null): boolean =>
  domain !== null && (aggressors.includes(domain) || defenders.includes(domain));

/** What was seen of others, by rounds (DOM-15.4). */
export const seen = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  underHeads(withoutRepeats(heard), (news) => (SEEN_KINDS.has(news.kind) ? toldLines(news, known) : []));

/** Fields that Scouts found empty are looked at again each round: what is still so is not said again. */
const withoutRepeats = (heard: readonly Told[]): readonly Told[] => {
  const empty = new Set<ProvinceNumber>();
  return heard.filter((news) => {
    if (news.kind !== 'field-seen') return true;
    const wasEmpty = empty.has(news.province);
    if (news.forces.length === 0) empty.add(news.province);
    else empty.delete(news.province);
    return news.forces.length > 0 || !wasEmpty;
  });
};

/** Lines under the head of the part of the month to which they belong; a part without any is left out. */
const underHeads = (heard: readonly Told[], linesOf: (news: Told) => readonly ReportLine[]): readonly ReportLine[] => {
  const lines: ReportLine[] = [];
  let head: ReportLine | null = { text: 'Beginning of the month', style: 'head', rule: 'DOM-1.3' };
  for (const news of merged(heard)) {
    if (news.kind === 'part-began') {
      head = { text: sentence(news.part), style: 'head', rule: news.rule };
      continue;
    }
    const said = linesOf(news);
    if (said.length === 0) continue;
    if (head !== null) lines.push(head);
    head = null;
    lines.push(...said);
  }
  return lines;
};

/** Orders that were written down and news that stand elsewhere are not told here. */
const isOwn = (news: Told, { view }: GameKnown): boolean => {
  const kind: ToldKind = news.kind;
  if (NOTICES.has(kind) || GOLD_KINDS.has(kind) || SEEN_KINDS.has(kind) || SETTLED.has(kind)) return false;
  return view.domain !== null && concerns(news, view);
};

const shortly = (news: Told, known: GameKnown): readonly ReportLine[] =>
  news.kind === 'battle-fought' ? [battleLineFor(known)(news)] : toldLines(news, known);

/** A battle in a line; the board stands among the papers (DOM-15.5). */
const battleLineFor = onceFor((known: GameKnown) =>
  onceFor((battle: ToldOf<'battle-fought'>): ReportLine => {
    const reader = readerOfNews(known, battle.names);
    const { dead } = battle;
    return said(
      battle.rule,
      `${headOf(battle, reader)}. ${endWords(battle)} Dead: ${dead.length === 0 ? 'nobody' : units(reader, dead)}.`,
    );
  }),
);
