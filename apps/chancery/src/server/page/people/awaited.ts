import type { CampaignPage } from '@chancery/app';
import type { Words } from '../words/words.ts';

/** Whom the game waits for, by name; where they are many, how many. */
export const awaitedText = (
  { waitsFor, seats }: Pick<CampaignPage, 'waitsFor' | 'seats'>,
  { campaign: { live } }: Words,
): string => {
  const names = seats.filter(({ seat }) => waitsFor.includes(seat)).map(({ name }) => name);
  return names.length > MOST ? live.many(names.length) : names.join(', ');
};

const MOST = 4;
