import { CAMPAIGN, CAMPAIGN_LINE, NEXT } from '@chancery/api';
import { fold, type SeatId, seatId } from '@chancery/core';
import { z } from 'zod';
import { findSeat } from '../campaign/find-seat.ts';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { Stop } from '../stop.ts';
import type { Remote } from './remote.ts';

export type RemoteCampaign = z.output<typeof CAMPAIGN>;
export type CampaignLine = z.output<typeof CAMPAIGN_LINE>;

const PAGE = z.object({ campaigns: z.array(CAMPAIGN_LINE), next: NEXT });

/** The campaigns in which one rules or is master, the newest first; with `all`, those that one may know of. */
export const listOf = async (server: Remote, all = false): Promise<readonly CampaignLine[]> => {
  const found: CampaignLine[] = [];
  for (let after: string | undefined; ; ) {
    const query = { limit: 100, after, ...(all ? {} : { mine: true }) };
    const { campaigns, next } = await server.ask('listCampaigns', { query }, PAGE);
    found.push(...campaigns);
    if (next === null) return found;
    after = next;
  }
};

/** The campaign that is meant by its id, or by its title or a part of one, among one's own. */
export const findCampaign = async (server: Remote, words: string): Promise<RemoteCampaign> => {
  const id = ID.test(words) ? words : await idOf(server, words);
  return server.ask('showCampaign', { params: { campaign: id } }, CAMPAIGN);
};

/** As the server writes them. */
const ID = /^[0-9a-z]{24}$/;

const idOf = async (server: Remote, words: string): Promise<string> => {
  const mine = await listOf(server);
  const key = fold(words);
  const exact = mine.filter(({ id, title }) => id === words || fold(title) === key);
  const near = exact.length > 0 ? exact : mine.filter(({ title }) => fold(title).includes(key));
  const [found, another] = near;
  if (found !== undefined && another === undefined) return found.id;
  throw new Stop(
    EXIT.usage,
    near.length > 1
      ? `${words} may be ${near.map(({ title, id }) => `${title} (${id})`).join(' or ')}`
      : `you have no campaign ${words}${meant(
          words,
          mine.map(({ title }) => title),
        )}`,
    ['chancery campaigns lists yours, chancery campaigns --all lists all that you may see.'],
  );
};

/** The seat that is meant; without words, the only one that one rules. */
export const findOwnSeat = (campaign: RemoteCampaign, words: string | undefined): SeatId => {
  const seats = campaign.seats.map(({ seat, name, description }) => ({ seat: seatId(seat), name, description }));
  if (words !== undefined) return findSeat(seats, words);
  const [own, another] = campaign.you.seats;
  if (own !== undefined && another === undefined) return seatId(own);
  throw new Stop(
    EXIT.usage,
    own === undefined
      ? `you rule no seat in ${campaign.title}: name one`
      : `which seat? You rule ${campaign.you.seats.join(' and ')}`,
  );
};
