import { type CampaignId, type Instant, ok, type SeatId } from '@chancery/core';
import type { ExtensionId, ExtensionStatus } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { useCase } from '../../ground/use-case.ts';
import { extensionsInHand } from './extensions-in-hand.ts';

/** Time that a seat has asked for in the turn in hand. */
export interface ExtensionLine {
  readonly id: ExtensionId;
  readonly seat: SeatId;
  readonly minutes: number;
  readonly reason: string;
  readonly status: ExtensionStatus;
  readonly askedAt: Instant;
}

/** What was asked for in the turn in hand, for the masters, who answer it. */
export const listExtensions = useCase<{ readonly campaignId: CampaignId }, readonly ExtensionLine[]>(
  'moveDeadline',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'moveDeadline', { campaignId });
    if (!permit.ok) return permit;
    const rows = seen.value.startedAt === null ? [] : await extensionsInHand(db, await inPlay(db, app, seen.value));
    return ok(
      rows.map(({ id, seat, milliseconds, reason, status, askedAt }) => ({
        id,
        seat,
        minutes: Math.round(milliseconds / 60_000),
        reason,
        status,
        askedAt,
      })),
    );
  },
);
