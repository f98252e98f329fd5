import { findOwnSeat, type RemoteCampaign } from './find-campaign.ts';

/** What the masters are called as a party to letters. */
export const MASTER = 'master';

/** Who writes or reads letters: one's own seat, or the masters. A master without a seat need not name either. */
export const findParty = (campaign: RemoteCampaign, words: string | undefined): string => {
  const { master, seats } = campaign.you;
  if (words === MASTER || (words === undefined && master && seats.length === 0)) return MASTER;
  return findOwnSeat(campaign, words);
};

/** To whom a letter goes: seats separated by commas, the masters, or all. */
export const findParties = (campaign: RemoteCampaign, words: string): 'all' | readonly string[] =>
  words === 'all' ? 'all' : words.split(',').map((each) => findParty(campaign, each.trim()));
