import { counted, type ReportLine, said, series } from '@chancery/core';
import { countName } from '../names/names.ts';
import { money, place, type Reader, readerOf, who } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { type NationNumber, type OwnerNumber, type PlaceNumber, UNIT_TYPES, type UnitType } from '../words.ts';
import { ofKind } from './kinds.ts';
import { rankedFor } from './ranked.ts';

/** What the reader gained and lost, in five lines at most: fate, wars, land, units, money and rank. */
export const gains = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { me } = reader;
  if (me === null) return [];
  return [
    ...fate(heard, known, me),
    ...wars(heard, reader, me),
    ...lands(heard, reader, me),
    ...units(heard, me),
    ...treasury(heard, known, me),
  ];
};

/** The nation is no more, came back, or was played without its ruler. */
const fate = (heard: readonly Told[], known: GameKnown, me: NationNumber): readonly ReportLine[] => {
  const news = ofKind(heard, 'status-changed', 'nation-run', 'tribe-reverted', 'turn-missed').findLast((each) =>
    each.kind === 'tribe-reverted' ? each.tribe === me : each.nation === me,
  );
  return news === undefined ? [] : toldLines(news, known);
};

/** `At war with Spain. Peace with Morocco.` */
const wars = (heard: readonly Told[], reader: Reader, me: NationNumber): readonly ReportLine[] => {
  const other = (one: NationNumber, two: NationNumber): readonly NationNumber[] =>
    one === me ? [two] : two === me ? [one] : [];
  const began = ofKind(heard, 'war-began').flatMap(({ war }) => other(war.attacker, war.defender));
  const ended = ofKind(heard, 'war-ended').flatMap(({ attacker, defender }) => other(attacker, defender));
  const names = (those: readonly NationNumber[]): string =>
    series([...new Set(those)].map((each) => who(reader, each)));
  const words = [
    ...(began.length === 0 ? [] : [`New wars: with ${names(began)}.`]),
    ...(ended.length === 0 ? [] : [`Wars over: with ${names(ended)}.`]),
  ];
  return words.length === 0 ? [] : [said('W83-5.8', words.join(' '))];
};

interface Change {
  readonly territory: PlaceNumber;
  readonly other: OwnerNumber;
}

/** What changed hands between the first news and the last; what came back in between did not. */
const lands = (heard: readonly Told[], reader: Reader, me: NationNumber): readonly ReportLine[] => {
  const hands = new Map<PlaceNumber, { readonly from: OwnerNumber; readonly to: OwnerNumber }>();
  for (const news of ofKind(heard, 'captured', 'handed-over')) {
    const to = news.kind === 'captured' ? news.by : news.to;
    hands.set(news.territory, { from: hands.get(news.territory)?.from ?? news.from, to });
  }
  const changes = [...hands].toSorted(([a], [b]) => a - b);
  const gained = changes.flatMap(([territory, { from, to }]) =>
    to === me && from !== me ? [{ territory, other: from }] : [],
  );
  const lost = changes.flatMap(([territory, { from, to }]) =>
    from === me && to !== me ? [{ territory, other: to }] : [],
  );
  const words = [...landWords(reader, 'gained', 'from', gained), ...landWords(reader, 'lost', 'to', lost)];
  return words.length === 0 ? [] : [said('W83-18.10', words.join(' '))];
};

const landWords = (reader: Reader, what: string, way: string, changes: readonly Change[]): readonly string[] => {
  if (changes.length === 0) return [];
  const those = [...Map.groupBy(changes, ({ other }) => other)].map(
    ([other, of]) => `${series(of.map(({ territory }) => place(reader, territory)))} ${way} ${who(reader, other)}`,
  );
  return [`Territories ${what}: ${those.join('; ')}.`];
};

/** How many came and how many are gone, by type. */
const units = (heard: readonly Told[], me: NationNumber): readonly ReportLine[] => {
  const made = tally(
    ofKind(heard, 'units-made').flatMap((news) =>
      news.units.filter(({ owner }) => owner === me).map(({ owner, type }) => ({ owner, type, count: 1 })),
    ),
    me,
  );
  const lost = tally(
    ofKind(heard, 'units-lost').flatMap((news) => news.lots),
    me,
  );
  const words = [...(made === '' ? [] : [`New units: ${made}.`]), ...(lost === '' ? [] : [`Units lost: ${lost}.`])];
  return words.length === 0 ? [] : [said('W83-18.10', words.join(' '))];
};

type Some = { readonly owner: OwnerNumber; readonly type: UnitType; readonly count: number };

const tally = (all: readonly Some[], me: NationNumber): string => {
  const counts = new Map<UnitType, number>();
  for (const { owner, type, count } of all) if (owner === me) counts.set(type, (counts.get(type) ?? 0) + count);
  return series(UNIT_TYPES.flatMap((type) => (counts.has(type) ? [countName(counts.get(type) ?? 0, type)] : [])));
};

/** What there is now, what the last Action 9 brought, and where the nation stands among all. */
const treasury = (heard: readonly Told[], { view }: GameKnown, me: NationNumber): readonly ReportLine[] => {
  const own = view.own;
  if (own === null) return [];
  const income = ofKind(heard, 'income-collected').findLast(({ nation }) => nation === me);
  const came = income === undefined ? '' : `; the last income was ${income.amount}`;
  const rows = rankedFor(view);
  const mine = rows.find(({ nation }) => nation === me);
  const rank = mine === undefined ? '' : ` Rank ${mine.rank} of ${counted(rows.length, 'nation')}.`;
  return [said('W83-20.43', `Treasury: ${money(own.treasury)}${came}.${rank}`)];
};
