import { concerns } from '../tell/concerns.ts';
import type { Told } from '../told.ts';
import type { RealmNumber } from '../words.ts';

/** Troops that were dismissed are no loss; a gift between others is told here, one's own under gifts. */
export const isLoss = (news: Told, me: RealmNumber | null): boolean => {
  if (news.kind === 'troops-gone') return news.why !== 'disbanded';
  return news.kind !== 'province-given' || me === null || !concerns(news, me);
};

/** Limits, lapsing annexations, homeless fleets, and pay that fell short. */
export const isWarning = (news: Told): boolean => {
  switch (news.kind) {
    case 'upkeep-paid':
      return news.paid < news.due;
    case 'troops-gone':
      return news.why === 'left' || news.why === 'unpaid';
    case 'annexation-ended':
      return news.why === 'limit';
    default:
      return true;
  }
};
