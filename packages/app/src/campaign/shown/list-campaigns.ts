import { type CampaignId, type Instant, ok, type RulesetId } from '@chancery/core';
import {
  type CampaignRow,
  type CampaignStatus,
  campaignsWith,
  type Db,
  findCampaign,
  liveTurnsOf,
  masteredBy,
  seatsHeldBy,
  seatsOf,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { seesCampaign } from '../access/who-sees.ts';
import { openLabel } from '../pace/label.ts';
import { type Joining, settingsOf } from '../terms/settings.ts';
import { PLAYED } from '../terms/status.ts';

/** A campaign in a list, as everybody may know it. */
export interface CampaignLine {
  readonly id: CampaignId;
  readonly title: string;
  readonly ruleset: RulesetId;
  readonly scenario: string;
  readonly status: CampaignStatus;
  readonly joining: Joining;
  readonly turn: number;
  /** In live play: what the rules call the window that is open, or at the end the last one. Null where orders are sealed. */
  readonly live: string | null;
  /** Null as well while the clock stands still. */
  readonly deadline: Instant | null;
  readonly seats: number;
  readonly openSeats: number;
  readonly createdAt: Instant;
}

export interface ListCampaigns {
  /** Those in these statuses; all but drafts unless given. */
  readonly statuses?: readonly CampaignStatus[];
  /** Only those in which the actor rules or is master. */
  readonly mine?: boolean;
  /** Only those of this ruleset. */
  readonly ruleset?: RulesetId;
  /** Only those in which a seat is open. */
  readonly withOpenSeats?: boolean;
  /** How many at most: 1 to 100. */
  readonly limit: number;
  readonly before?: { readonly at: Instant; readonly id: CampaignId };
}

export interface CampaignList {
  readonly campaigns: readonly CampaignLine[];
  /** Where the next page begins; null when this is the last. */
  readonly next: { readonly at: Instant; readonly id: CampaignId } | null;
}

/** Campaigns that the actor may know of, the newest first. */
export const listCampaigns = useCase<ListCampaigns, CampaignList>('listCampaigns', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'listCampaigns');
  if (!permit.ok) return permit;
  const limit = Math.min(Math.max(1, input.limit), MOST);
  if (input.mine === true) {
    const campaigns = permit.value.userId === null ? [] : await campaignsOf(db, permit.value.userId, input.statuses);
    const lines = await Promise.all(campaigns.map((campaign) => lineOf(app, campaign)));
    return ok({ campaigns: lines.filter((line) => isWanted(line, input)), next: null });
  }
  const { seen, more } = await visible(app, actor, { ...input, limit });
  const last = more ? seen.at(-1) : undefined;
  return ok({
    campaigns: seen,
    next: last === undefined ? null : { at: last.createdAt, id: last.id },
  });
});

const SHOWN: readonly CampaignStatus[] = ['open', 'running', 'paused', 'ended', 'archived'];
const MOST = 100;

/** Goes on where campaigns are passed over, so that not even the end of a page names one that the actor may not know. */
const visible = async (app: Pick<App, 'rulesets' | 'store'>, actor: Actor, input: ListCampaigns) => {
  const { db } = app.store;
  const { statuses = SHOWN, limit, before } = input;
  const seen: CampaignLine[] = [];
  for (let from = before; ; ) {
    const rows = await campaignsWith(db, statuses, { limit, before: from });
    for (const row of rows) {
      if (seen.length === limit) return { seen, more: true };
      if (input.ruleset !== undefined && row.ruleset !== input.ruleset) continue;
      if (!(await seesCampaign(db, actor, row))) continue;
      const line = await lineOf(app, row);
      if (isWanted(line, input)) seen.push(line);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return { seen, more: false };
    from = { at: last.createdAt, id: last.id };
  }
};

const isWanted = (line: CampaignLine, { ruleset, withOpenSeats = false }: ListCampaigns): boolean =>
  (ruleset === undefined || line.ruleset === ruleset) && (!withOpenSeats || line.openSeats > 0);

/** Masters see all of them: they are theirs. */
const campaignsOf = async (
  db: Db,
  user: UserId,
  statuses: readonly CampaignStatus[] | undefined,
): Promise<readonly CampaignRow[]> => {
  const ids = new Set(
    [...(await masteredBy(db, user)), ...(await seatsHeldBy(db, user))].map(({ campaignId }) => campaignId),
  );
  const rows = await Promise.all([...ids].map((id) => findCampaign(db, id)));
  return rows.filter((row) => row !== undefined).filter(({ status }) => statuses?.includes(status) ?? true);
};

const lineOf = async (app: Pick<App, 'rulesets' | 'store'>, campaign: CampaignRow): Promise<CampaignLine> => {
  const { db } = app.store;
  const seats = (await seatsOf(db, campaign.id)).filter(({ status }) => status !== 'closed');
  const { id, title, ruleset, scenario, status, turn, createdAt } = campaign;
  return {
    id,
    title,
    ruleset,
    scenario,
    status,
    joining: settingsOf(campaign).joining,
    turn,
    live: await liveLabel(app, campaign),
    deadline: tickingDeadline(campaign),
    seats: seats.length,
    openSeats: seats.filter((seat) => seat.status === 'open').length,
    createdAt,
  };
};

/** Positions of campaigns whose last turn was sealed are not read for a list. */
const liveLabel = async (
  app: Pick<App, 'rulesets' | 'store'>,
  campaign: CampaignRow,
): Promise<CampaignLine['live']> => {
  const { db } = app.store;
  const [last] = await liveTurnsOf(db, campaign.id, [campaign.turn]);
  if (last === undefined && campaign.turn > 0) return null;
  if (!PLAYED.includes(campaign.status)) return last?.label ?? null;
  return (await openLabel(db, app, campaign)).label ?? null;
};

/** The deadline, unless the clock stands still. */
export const tickingDeadline = ({
  status,
  deadline,
  heldSince,
}: Pick<CampaignRow, 'status' | 'deadline' | 'heldSince'>): Instant | null =>
  status === 'running' && heldSince === null ? deadline : null;
