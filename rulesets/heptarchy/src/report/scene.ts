import type { Scene } from '@chancery/core';
import type { Event } from '../events.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Station } from '../state.ts';
import type { HepKnown } from '../types.ts';

/** Where a piece of news happened, as far as the news itself says. */
export const sceneOf = (news: Event, { setting }: HepKnown): Scene | null => {
  const sea = (number: number): number => worldNumberOfSea(setting, number);
  const place = (at: Station): readonly number[] => {
    if (at.in === 'area' || at.in === 'port') return [at.area];
    return at.in === 'sea' ? [sea(at.sea)] : [];
  };
  switch (news.kind) {
    case 'moved': {
      const first = news.from[0];
      const from = first === undefined ? [] : place(first);
      return { areas: [news.to], ...(from.length > 0 ? { through: [...from, news.to] } : {}) };
    }
    case 'navies-moved':
    case 'sent': {
      const [from, to] = [place(news.from), place(news.to)];
      return to.length === 0 ? null : { areas: to, through: [...from, ...to] };
    }
    case 'battle-began':
    case 'duel-fought':
    case 'battle-ended':
      return { areas: [news.battle.on === 'land' ? news.battle.area : sea(news.battle.sea)] };
    default:
      return 'area' in news ? { areas: [news.area] } : null;
  }
};
