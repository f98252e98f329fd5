import {
  type Actor,
  type App,
  type AppError,
  type CampaignLine,
  type CampaignList,
  type ListCampaigns,
  listCampaigns,
} from '@chancery/app';
import { ok, type Result } from '@chancery/core';

/** In the order in which they matter: what is played, what has not begun, what is over. */
const GROUPS = [
  ['running', 'paused'],
  ['open', 'draft'],
  ['ended', 'archived'],
] as const;

/** Where a page of the list begins: in a group, after the games of it that were listed before. */
export interface ListPlace {
  readonly group: number;
  readonly before?: NonNullable<CampaignList['next']>;
}

export interface GamesInOrder {
  readonly campaigns: readonly CampaignLine[];
  /** Where the next page begins; null when this is the last. */
  readonly next: ListPlace | null;
}

/** Games, those that are played first and those that are over last, the newest of each first; and where the list goes on. */
export const listInOrder = async (
  app: App,
  actor: Actor,
  { statuses, ...wanted }: Omit<ListCampaigns, 'before'>,
  from: ListPlace = { group: 0 },
): Promise<Result<GamesInOrder, AppError>> => {
  const campaigns: CampaignLine[] = [];
  const whole = wanted.mine === true;
  for (let group = from.group; group < GROUPS.length; group += 1) {
    const some = (GROUPS[group] ?? []).filter((status) => statuses?.includes(status) ?? (whole || status !== 'draft'));
    if (some.length === 0) continue;
    const room = wanted.limit - campaigns.length;
    const before = group === from.group ? from.before : undefined;
    const asked = { ...wanted, statuses: some, limit: Math.max(1, room), ...(before === undefined ? {} : { before }) };
    const listed = await listCampaigns(app, actor, asked);
    if (!listed.ok) return listed;
    const { campaigns: found, next } = listed.value;
    // What finds no room any more is only looked for, so that the list does not lead on to nothing.
    if (!whole && room <= 0 && found.length > 0) return ok({ campaigns, next: { group } });
    if (whole || room > 0) campaigns.push(...found);
    if (next !== null && room > 0) return ok({ campaigns, next: { group, before: next } });
  }
  return ok({ campaigns, next: null });
};
