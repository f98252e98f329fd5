import type { Scene } from '@chancery/core';
import type { Told } from '../told.ts';
import type { Location } from '../words.ts';

/** Where a piece of news happened. Only what the news itself says: a unit may stand elsewhere by now. */
export const sceneOf = (news: Told): Scene | null => {
  const found = placesOf(news);
  if (found === null) return null;
  const phase = news.phase ?? phaseIn(news);
  return phase === undefined ? found : { ...found, part: `Phase ${phase}` };
};

const placesOf = (news: Told): Pick<Scene, 'areas' | 'through'> | null => {
  switch (news.kind) {
    case 'marched':
    case 'sailed':
    case 'fled':
    case 'met-at-border':
    case 'thrown-back':
      return { areas: [news.to], through: [news.from, news.to] };
    case 'unloaded':
      return { areas: [news.to] };
    case 'put-ashore':
      return { areas: [news.at] };
    case 'unit-formed':
      return { areas: [news.location] };
    case 'battle-heard':
      return { areas: sides(news.place, news.beyond) };
    case 'battle-fought':
    case 'battle-reported':
      return { areas: sides(news.battle.place, news.battle.beyond) };
    default:
      return 'province' in news ? { areas: [news.province] } : null;
  }
};

const phaseIn = (news: Told): number | undefined =>
  news.kind === 'battle-reported' || news.kind === 'battle-fought'
    ? news.battle.phase
    : 'phase' in news
      ? news.phase
      : undefined;

const sides = (place: Location, beyond: Location | null): readonly Location[] =>
  beyond === null ? [place] : [place, beyond];
