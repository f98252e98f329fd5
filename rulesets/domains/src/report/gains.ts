import { counted, type ReportLine, said, series } from '@chancery/core';
import { holding, province, type Reader, readerOfNews, units, who } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { DomainNumber } from '../words.ts';
import { merged } from './merged.ts';

/** What the reader gained and lost, in five lines at most: fate, land, holdings, troops, gold. */
export const gains = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const me = known.view.domain;
  if (me === null) return [];
  const land = changesOf(heard, known, me);
  const lines = [
    ...fate(heard, known, me),
    ...changeLine('DOM-13.15', 'Provinces', land.provinces),
    ...changeLine('DOM-13.9', 'Holdings', land.holdings),
    ...troops(heard, known, me),
    ...treasury(heard, known, me),
  ];
  return lines;
};

/** The reader’s ruler has died, or the domain is out of the game. */
const fate = (heard: readonly Told[], known: GameKnown, me: DomainNumber): readonly ReportLine[] => {
  const lines = heard
    .filter(
      (news) =>
        (news.kind === 'ruler-died' || news.kind === 'domain-eliminated' || news.kind === 'orders-missed') &&
        news.domain === me,
    )
    .flatMap((news) => toldLines(news, known));
  const [first] = lines;
  return first === undefined ? [] : [{ ...first, text: lines.map(({ text }) => text).join(' ') }];
};

interface Changes {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Kinds of news by which something changes hands, comes to be or is lost. */
const CHANGES: ReadonlySet<Told['kind']> = new Set<Told['kind']>([
  'province-converted',
  'province-granted',
  'holding-converted',
  'holding-granted',
  'founded',
  'holding-removed',
]);

/** What changed hands, or came to be and was lost. */
const changesOf = (
  heard: readonly Told[],
  known: GameKnown,
  me: DomainNumber,
): { readonly provinces: Changes; readonly holdings: Changes } => {
  const provinces = { gained: [] as string[], lost: [] as string[] };
  const holdings = { gained: [] as string[], lost: [] as string[] };
  for (const news of heard) {
    if (!CHANGES.has(news.kind)) continue;
    const reader = readerOfNews(known, news.names);
    switch (news.kind) {
      case 'province-converted':
      case 'province-granted': {
        const from = news.kind === 'province-granted' ? news.by : news.from;
        if (news.to === me) provinces.gained.push(withOther(province(reader, news.province), 'from', reader, from));
        else if (from === me) provinces.lost.push(withOther(province(reader, news.province), 'to', reader, news.to));
        break;
      }
      case 'holding-converted':
      case 'holding-granted': {
        const from = news.kind === 'holding-granted' ? news.by : news.from;
        if (news.to === me) holdings.gained.push(holding(reader, news.holding));
        else if (from === me) holdings.lost.push(withOther(holding(reader, news.holding), 'to', reader, news.to));
        break;
      }
      case 'founded':
        if (news.domain === me) holdings.gained.push(holding(reader, news.holding));
        break;
      case 'holding-removed':
        if (reader.holding(news.holding)?.owner === me) holdings.lost.push(holding(reader, news.holding));
        break;
    }
  }
  return { provinces, holdings };
};

const withOther = (name: string, way: 'from' | 'to', reader: Reader, other: DomainNumber | null): string =>
  other === null ? name : `${name} ${way} ${who(reader, other)}`;

/** `Provinces gained: Thornby from the Kingdom of Skarrow. Lost: Ashlow to …` */
const changeLine = (rule: 'DOM-13.15' | 'DOM-13.9', what: string, { gained, lost }: Changes): readonly ReportLine[] => {
  const parts = [
    ...(gained.length === 0 ? [] : [`gained: ${series(gained)}.`]),
    ...(lost.length === 0 ? [] : [`lost: ${series(lost)}.`]),
  ];
  return parts.length === 0 ? [] : [said(rule, `${what} ${parts.join(` ${what} `)}`)];
};

/** Units that came and are gone, by name as far as they are few. */
const troops = (heard: readonly Told[], known: GameKnown, me: DomainNumber): readonly ReportLine[] => {
  const raised: string[] = [];
  const gone: string[] = [];
  for (const news of merged(heard)) {
    const reader = readerOfNews(known, news.names);
    const own = (ids: readonly number[]): readonly number[] => ids.filter((id) => reader.unit(id)?.owner === me);
    const add = (list: string[], ids: readonly number[]): void => {
      if (ids.length > 0) list.push(units(reader, ids));
    };
    if (news.kind === 'raised' && news.domain === me) {
      add(
        raised,
        news.units.map(({ unit }) => unit),
      );
    }
    if (news.kind === 'battle-fought') add(gone, own(news.dead));
    if (news.kind === 'disbanded') add(gone, own(news.units));
    if (news.kind === 'starved') add(gone, own([news.unit]));
  }
  const parts = [
    ...(raised.length === 0 ? [] : [`raised ${series(raised)}.`]),
    ...(gone.length === 0 ? [] : [`${raised.length === 0 ? 'lost' : 'Lost'} ${series(gone)}.`]),
  ];
  return parts.length === 0 ? [] : [said('DOM-6.2', parts.join(' '))];
};

/** What there is now, what came in and what was paid at the turn of the month, and the score. */
const treasury = (heard: readonly Told[], { view }: GameKnown, me: DomainNumber): readonly ReportLine[] => {
  const own = view.domains[me];
  if (own?.own == null) return [];
  const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);
  const income = sum(ofKind(heard, 'income-received').map(({ total }) => total));
  const paid = sum(ofKind(heard, 'maintenance-paid').map((each) => each.paid));
  const ended = ofKind(heard, 'turn-ended').at(-1);
  const score = ended?.scores.find(({ domain }) => domain === me)?.score ?? own.score;
  return [
    said(
      'DOM-5.11',
      `${own.own.treasury} gold in the treasury (income ${income}, maintenance ${paid}). Score: ${counted(score, 'point')}.`,
    ),
  ];
};

const ofKind = <Kind extends Told['kind']>(heard: readonly Told[], kind: Kind): readonly ToldOf<Kind>[] =>
  heard.filter((news): news is ToldOf<Kind> => news.kind === kind);
