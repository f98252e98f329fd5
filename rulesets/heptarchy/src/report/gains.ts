import { counted, type ReportLine, said, series } from '@chancery/core';
import type { Event } from '../events.ts';
import { amountWords, areaName, kingdomName, type Reader, readerOf } from '../names/reader.ts';
import { getArea, getKingdom } from '../rules/find.ts';
import { signed } from '../text/dice.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { fallenIn } from './fought.ts';

/** What the reader's kingdom won and lost since it last heard, in five lines at most: fate, land won, land lost, units, Gold and Prestige. */
export const gains = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  const reader = readerOf(known);
  const land = landOf(heard, known, me);
  const quiet = land.gained.length + land.lost.length + land.taken.length + land.suffered.length === 0;
  return [
    ...fate(heard, known, me),
    ...(quiet ? [said('HEP-15.1', 'You gained no Land Area and lost none.')] : []),
    ...landLine(reader, 'Gained', land.gained, land.taken),
    ...landLine(reader, 'Lost', land.lost, land.suffered),
    ...units(heard, me),
    ...treasury(heard, known, me),
  ];
};

/** The end of the game, or of the kingdom. */
const fate = (heard: readonly Event[], known: HepKnown, me: KingdomNumber): readonly ReportLine[] => {
  const lines = heard
    .filter((news) => news.kind === 'campaign-ended' || (news.kind === 'eliminated' && news.kingdom === me))
    .flatMap((news) => toldLines(news, known));
  const [first] = lines;
  return first === undefined ? [] : [{ ...first, text: lines.map(({ text }) => text).join(' ') }];
};

interface Change {
  readonly area: AreaNumber;
  /** From whom it came, or who has it now. */
  readonly other: KingdomNumber;
}

interface Land {
  readonly gained: readonly Change[];
  readonly lost: readonly Change[];
  /** Occupied, and not given up again: by the reader, and land of theirs by others. */
  readonly taken: readonly Change[];
  readonly suffered: readonly Change[];
}

/** What changed hands between the first news and the last; what came back in between did not. */
const landOf = (heard: readonly Event[], { view: { board } }: HepKnown, me: KingdomNumber): Land => {
  const hands = new Map<AreaNumber, { readonly from: KingdomNumber; readonly to: KingdomNumber }>();
  const occupied = new Set<AreaNumber>();
  for (const news of heard) {
    if (news.kind === 'occupied') occupied.add(news.area);
    if (news.kind !== 'area-changed-hands') continue;
    hands.set(news.area, { from: hands.get(news.area)?.from ?? news.from, to: news.to });
  }
  const changes = [...hands].sort(([a], [b]) => a - b);
  const held = [...occupied].sort((a, b) => a - b).map((area) => getArea(board, area));
  return {
    gained: changes.flatMap(([area, { from, to }]) => (to === me && from !== me ? [{ area, other: from }] : [])),
    lost: changes.flatMap(([area, { from, to }]) => (from === me && to !== me ? [{ area, other: to }] : [])),
    taken: held.flatMap(({ number, owner, occupier }) => (occupier === me ? [{ area: number, other: owner }] : [])),
    suffered: held.flatMap(({ number, owner, occupier }) =>
      owner === me && occupier !== null ? [{ area: number, other: occupier }] : [],
    ),
  };
};

/** `Gained: Sudrie from Midelsexe. Occupied: Hantescire of Wiltescire.` */
const landLine = (
  reader: Reader,
  what: 'Gained' | 'Lost',
  changes: readonly Change[],
  occupied: readonly Change[],
): readonly ReportLine[] => {
  const [way, whose] = what === 'Gained' ? ['from', 'of'] : ['to', 'by'];
  const list = (all: readonly Change[], word: string | undefined): string =>
    [...Map.groupBy(all, ({ other }) => other)]
      .map(
        ([other, areas]) =>
          `${series(areas.map(({ area }) => areaName(reader, area)))} ${word} ${kingdomName(reader, other)}`,
      )
      .join('; ');
  const sentences = [
    ...(changes.length === 0 ? [] : [`${what} ${counted(changes.length, 'Land Area')}: ${list(changes, way)}.`]),
    ...(occupied.length === 0 ? [] : [`Occupied: ${list(occupied, whose)}.`]),
  ];
  return sentences.length === 0 ? [] : [said('HEP-15.1', sentences.join(' '))];
};

/** How many came and how many are gone; which ones they were stands with the actions and the battles. */
const units = (heard: readonly Event[], me: KingdomNumber): readonly ReportLine[] => {
  let [raised, joined, fallen, disbanded] = [0, 0, 0, 0];
  for (const news of heard) {
    switch (news.kind) {
      case 'unit-created':
        if (news.kingdom === me) raised += 1;
        break;
      case 'levies-joined':
        if (news.to === me) joined += news.units.length;
        break;
      case 'unit-disbanded':
        if (news.kingdom === me) disbanded += 1;
        break;
      case 'duel-fought':
        fallen += fallenIn(news).filter(({ owner }) => owner === me).length;
        break;
    }
  }
  const parts = [
    [raised, 'raised'],
    [joined, 'joined you'],
    [fallen, 'lost in battle'],
    [disbanded, 'disbanded'],
  ] as const;
  const words = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return words.length === 0 ? [] : [said('HEP-15.3', `Units: ${words.join(', ')}.`)];
};

/** What there is now, and what brought and took it. */
const treasury = (heard: readonly Event[], { view }: HepKnown, me: KingdomNumber): readonly ReportLine[] => {
  let [income, upkeep, spent, received, prestige] = [0, 0, 0, 0, 0];
  for (const news of heard) {
    if (news.kind === 'income-received' && news.kingdom === me) {
      income += news.trade + news.tax.reduce((sum, { amount }) => sum + amount, 0);
    }
    if (news.kind === 'upkeep-paid' && news.kingdom === me) upkeep += news.amount;
    if ('cost' in news && 'kingdom' in news && news.kingdom === me) spent += news.cost;
    if (news.kind === 'gift-sent' || news.kind === 'tribute-paid') {
      if (news.from === me) spent += news.amount;
      if (news.to === me) received += news.amount;
    }
    if (news.kind === 'raided' && news.by === me) received += news.loot?.gold ?? 0;
    if (news.kind === 'prestige-changed' && news.kingdom === me) prestige += news.by;
  }
  const kingdom = getKingdom(view.board, me);
  const parts = [
    [income, 'of income'],
    [received, 'received'],
    [-upkeep, 'of upkeep'],
    [-spent, 'spent'],
  ] as const;
  const moved = parts.flatMap(([amount, what]) => (amount === 0 ? [] : [`${signed(amount)} ${what}`]));
  const gold = `Gold: ${kingdom.gold}${moved.length === 0 ? '' : ` (${moved.join(', ')})`}.`;
  const fame = `Prestige: ${amountWords(kingdom.prestige)}${prestige === 0 ? '' : ` (${signed(prestige)})`}.`;
  return [said('HEP-15.4', `${gold} ${fame}`)];
};
