import type { KnownRatings } from '../told.ts';

/** The seven public ratings of a general, always in this order (UM-0.6). */
export const RATINGS = [
  { id: 'reputation', label: 'Reputation', short: 'Rep' },
  { id: 'loyalty', label: 'Loyalty', short: 'Loy' },
  { id: 'activity', label: 'Activity', short: 'Act' },
  { id: 'popularity', label: 'Popularity', short: 'Pop' },
  { id: 'health', label: 'Health', short: 'Hea' },
  { id: 'age', label: 'Age', short: 'Age' },
  { id: 'seniority', label: 'Seniority', short: 'Sen' },
] as const;
export type Rating = (typeof RATINGS)[number]['id'];

/** `Rep 4, Loy 5, Act 6, Pop 3, Hea 7, Age 42, Sen 12` */
export const ratingsWords = (general: Pick<KnownRatings, Rating>): string =>
  RATINGS.map(({ id, short }) => `${short} ${general[id]}`).join(', ');
