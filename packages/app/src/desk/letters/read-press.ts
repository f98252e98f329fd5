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
import { allowed } from '../../campaign/access/allowed.ts';
import { seatNames } from '../../campaign/access/scene.ts';
import { type Sought, seenCampaign } from '../../campaign/access/who-sees.ts';
import type { App } from '../../ground/app.ts';
import { MASTERS_NAME } from '../../ground/text/letters.ts';
import { useCase } from '../../ground/use-case.ts';

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
  /** The reader wrote it themselves, signed or not, and still speaks for those as whom they wrote it. */
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
  return ok(await articlesOf(db, app, campaign.value, { page: input, reader: permit.value.userId }));
});

export const articlesOf = async (
  db: Db,
  app: Pick<App, 'rulesets'>,
  campaign: CampaignRow,
  {
    page: { limit, before },
    reader = null,
  }: { readonly page: Pick<ReadPress, 'limit' | 'before'>; readonly reader?: UserId | null | undefined },
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
