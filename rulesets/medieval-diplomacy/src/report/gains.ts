import { counted, type ReportLine, said, series } from '@chancery/core';
import { place, realm } from '../names/names.ts';
import { coins } from '../text/money.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';
import { ofKinds } from './choosing.ts';
import { HEADLINES } from './summary.ts';

/** What the turn brought the reader's realm, in five lines at most: fate, land won, land lost, troops, gold (MD-16.21). */
export const gains = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const me = known.view.realm;
  if (me === null) return [];
  const { gained, lost, retaken } = landOf(heard, me);
  return [
    ...fate(heard, known),
    ...(gained.length + lost.length + retaken.length === 0
      ? [said('MD-16.28', 'You gained no province and lost none.')]
      : []),
    ...land(known, GAINED, gained),
    ...land(known, LOST, lost, retaken),
    ...troops(heard, me),
    ...gold(heard),
  ];
};

/** A coup, a claim, the end: whatever there is of it stands in one line. */
const fate = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const lines = ofKinds(HEADLINES, heard).flatMap((news) => toldLines(news, known));
  const [first] = lines;
  return first === undefined ? [] : [{ ...first, text: lines.map(({ text }) => text).join(' ') }];
};

interface Change {
  readonly province: Location;
  /** From whom it came, or who has it now. */
  readonly other: RealmNumber;
}

/** What changed hands between the beginning of the turn and its end; what came back in between was retaken. */
const landOf = (
  heard: readonly Told[],
  me: RealmNumber,
): { readonly gained: readonly Change[]; readonly lost: readonly Change[]; readonly retaken: readonly Location[] } => {
  const ends = new Map<Location, { readonly from: RealmNumber; readonly to: RealmNumber; readonly mine: boolean }>();
  for (const { province, from, to } of ofKinds(['province-changed', 'province-given'], heard)) {
    const before = ends.get(province);
    ends.set(province, { from: before?.from ?? from, to, mine: before?.mine === true || from === me });
  }
  const all = [...ends].sort(([a], [b]) => a - b);
  return {
    gained: all.flatMap(([province, { from, to }]) => (to === me && from !== me ? [{ province, other: from }] : [])),
    lost: all.flatMap(([province, { from, to }]) => (from === me && to !== me ? [{ province, other: to }] : [])),
    retaken: all.flatMap(([province, { from, to, mine }]) => (from === me && to === me && mine ? [province] : [])),
  };
};

const GAINED = { what: 'Gained', way: 'from' } as const;
const LOST = { what: 'Lost', way: 'to' } as const;

const land = (
  known: MdKnown,
  { what, way }: typeof GAINED | typeof LOST,
  changes: readonly Change[],
  retaken: readonly Location[] = [],
): readonly ReportLine[] => {
  const byOther = [...Map.groupBy(changes, ({ other }) => other)].map(
    ([other, places]) =>
      `${series(places.map(({ province }) => place(known, province)))} ${way} ${realm(known, other)}`,
  );
  const sentences = [
    ...(changes.length === 0 ? [] : [`${what} ${counted(changes.length, 'province')}: ${byOther.join('; ')}.`]),
    ...(retaken.length === 0
      ? []
      : [`Lost and won back: ${series(retaken.map((province) => place(known, province)))}.`]),
  ];
  return sentences.length === 0 ? [] : [said('MD-16.28', sentences.join(' '))];
};

/** How many came and how many are gone; who they were stands with the battles and in the papers. */
const troops = (heard: readonly Told[], me: RealmNumber): readonly ReportLine[] => {
  const sum = (counts: readonly { readonly count: number }[]): number =>
    counts.reduce((total, { count }) => total + count, 0);
  let [raised, hired, received, fallen, leaders, dismissed, deserted, given] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const news of heard) {
    switch (news.kind) {
      case 'recruited':
        raised += news.count;
        break;
      case 'commander-hired':
        hired += 1;
        break;
      case 'troops-received':
        received += sum(news.troops);
        break;
      case 'troops-given':
        given += sum(news.troops);
        break;
      case 'troops-gone':
        if (realmOf(news.unit) !== me) break;
        if (news.why === 'disbanded') dismissed += sum(news.troops);
        else deserted += sum(news.troops);
        break;
      case 'battle-heard':
        for (const each of news.losses.filter(({ realm }) => realm === me)) {
          fallen += sum(each.troops);
          leaders += each.commanders;
        }
        break;
    }
  }
  const parts = [
    [raised, 'raised'],
    [received, 'received'],
    [fallen, 'lost in battle'],
    [given, 'given away'],
    [dismissed, 'dismissed'],
    [deserted, 'lost otherwise'],
  ] as const;
  const words = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  const commanders = [
    ...(hired === 0 ? [] : [`${counted(hired, 'commander')} hired`]),
    ...(leaders === 0 ? [] : [`${counted(leaders, 'commander')} fell`]),
  ];
  const all = [...words, ...commanders];
  return all.length === 0 ? [] : [said('MD-16.21', `Troops: ${all.join(', ')}.`)];
};

const gold = (heard: readonly Told[]): readonly ReportLine[] => {
  const [start, end] = (['start', 'end'] as const).map((at) =>
    ofKinds(['treasury'], heard).find((news) => news.at === at),
  );
  if (start === undefined || end === undefined) return [];
  const more = end.gold - start.gold;
  const change = more === 0 ? 'as before' : `${coins(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than before`;
  return [said('MD-3.31', `Gold: ${coins(end.gold)}, ${change}.`)];
};
