import { type ReportLine, said, series } from '@chancery/core';
import type { Event } from '../events.ts';
import { areaName, kingdomName, readerOf } from '../text/reader.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import { concerns } from './answers.ts';

/** What changed between others: land, wars and their ends, who is no more. The public reads it of all. */
export const elsewhere = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  const far = heard.filter((news) => me === null || !concerns(news, me));
  return [...land(far, known), ...far.filter((news) => isNews(news, me)).flatMap((news) => toldLines(news, known))];
};

const isNews = (news: Event, me: number | null): boolean => {
  switch (news.kind) {
    case 'war-declared':
    case 'war-ended':
    case 'controller-set':
      return true;
    case 'eliminated':
      return news.kingdom !== me;
    case 'campaign-ended':
      return me === null;
    default:
      return false;
  }
};

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
