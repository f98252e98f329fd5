import { type ReportLine, said, series } from '@chancery/core';
import type { Event } from '../events.ts';
import { areaName, kingdomName, readerOf } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import { concerns } from './answers.ts';

/** What changed between others than the reader. */
export const elsewhere = (known: HepKnown, heard: readonly Event[]): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  const far = heard.filter((news) => !concerns(news, me) && !(news.kind === 'eliminated' && news.kingdom === me));
  return changes(far, known, ['war-declared', 'war-ended', 'controller-set', 'eliminated']);
};

/** What changed between all, for the public, to whom the end is news as well. */
export const publicNews = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] =>
  known.view.kingdom === null
    ? changes(heard, known, ['war-declared', 'war-ended', 'controller-set', 'eliminated', 'campaign-ended'])
    : [];

const changes = (news: readonly Event[], known: HepKnown, kinds: readonly Event['kind'][]): readonly ReportLine[] => [
  ...land(news, known),
  ...news.filter((each) => kinds.includes(each.kind) && isLast(each, news)).flatMap((each) => toldLines(each, known)),
];

/** Who leads a kingdom is told as it is in the end. */
const isLast = (each: Event, news: readonly Event[]): boolean =>
  each.kind !== 'controller-set' ||
  news.findLast((other) => other.kind === 'controller-set' && other.kingdom === each.kingdom) === each;

/** `Land: Chenth took Sudrie and Hantescire; Exsessa took Midelsexe.` */
const land = (far: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  const reader = readerOf(known);
  const owners = new Map<number, number>();
  for (const news of far) {
    if (news.kind === 'area-changed-hands' && news.to !== me && news.from !== me) owners.set(news.area, news.to);
  }
  if (owners.size === 0) return [];
  const takers = [...Map.groupBy([...owners], ([, to]) => to)].map(
    ([taker, taken]) => `${kingdomName(reader, taker)} took ${series(taken.map(([area]) => areaName(reader, area)))}`,
  );
  return [said('HEP-15.1', `Land: ${takers.join('; ')}.`)];
};
