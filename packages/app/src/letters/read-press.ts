import { type CampaignId, type Instant, ok, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  liveTurnsOf,
  MASTER_PARTY,
  type PressId,
  pressOf,
  seatsOf,
  type UserId,
} from '@chancery/store';
import type { App } from '../app.ts';
import { type Sought, seenCampaign } from '../campaigns/who-sees.ts';
import { allowed } from '../permit.ts';
import { seatNames } from '../seats/scene.ts';
import { MASTERS_NAME } from '../text/letters.ts';
import { useCase } from '../use-case.ts';

/** An article as everybody may read it. */
export interface ShownArticle {
  readonly id: PressId;
  /** `MASTER_PARTY` for the masters; null when readers are not told. */
  readonly from: SeatId | null;
  /** What its author is called; null when readers are not told. */
  readonly author: string | null;
  readonly title: string;
  readonly body: string;
  /** The last turn that was out. */
  readonly turn: number;
  /** In live play: what the rules called the window that closed with it; null for others. */
  readonly label: string | null;
  readonly at: Instant;
  /** The reader has written it himself, signed or not, and still speaks for whom he wrote it. */
  readonly yours: boolean;
}

export interface ReadPress extends Sought {
  readonly campaignId: CampaignId;
  /** How many at most: 1 to 100. */
  readonly limit: number;
  readonly before?: { readonly at: Instant; readonly id: PressId };
}

/** The press of a campaign, the newest first. */
export const readPress = useCase<ReadPress, readonly ShownArticle[]>('readPress', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readPress', { campaignId: input.campaignId });
  if (!permit.ok) return permit;
  const campaign = await seenCampaign(db, app, actor, input);
  if (!campaign.ok) return campaign;
  return ok(await articlesOf(db, app, campaign.value, input, permit.value.userId));
});

export const articlesOf = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  { limit, before }: Pick<ReadPress, 'limit' | 'before'>,
  reader: UserId | null = null,
): Promise<readonly ShownArticle[]> => {
  const rows = await pressOf(db, campaign.id, { limit: Math.min(Math.max(1, limit), MOST), before });
  const name = await seatNames(db, app, campaign);
  const own = new Set(
    (await seatsOf(db, campaign.id)).filter(({ userId }) => userId === reader).map(({ seat }) => seat),
  );
  const written = [...new Set(rows.map(({ turn }) => turn))];
  const labels = new Map((await liveTurnsOf(db, campaign.id, written)).map(({ turn, label }) => [turn, label]));
  return rows.map(({ id, seat, userId, anonymous, title, body, turn, at }) => ({
    id,
    from: anonymous === 1 ? null : seat,
    author: anonymous === 1 ? null : seat === MASTER_PARTY ? MASTERS_NAME : name(seat),
    title,
    body,
    turn,
    label: labels.get(turn) ?? null,
    at,
    // What a bot proclaims is put down to whoever made the campaign.
    yours: userId === reader && (seat === MASTER_PARTY || own.has(seat)),
  }));
};

const MOST = 100;
