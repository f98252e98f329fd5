import type { CampaignRow } from '@chancery/store';

/**
 * The short name of a campaign in subjects, order headers and names of files: `four-crowns`. It helps people and settles
 * nothing, since two campaigns may have the same.
 */
export const gameName = ({ id, title }: Pick<CampaignRow, 'id' | 'title'>): string => {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return words === '' ? id.slice(0, SHORT_ID) : words;
};

/** Whether a mail that names a game means this one: by its short name, its title, or the beginning of its id. */
export const meansGame = (named: string, campaign: Pick<CampaignRow, 'id' | 'title'>): boolean => {
  const said = named.trim().toLowerCase();
  return (
    said === gameName(campaign) ||
    said === campaign.title.trim().toLowerCase() ||
    (said.length >= SHORT_ID && campaign.id.startsWith(said))
  );
};

const LONGEST = 24;
const SHORT_ID = 8;
