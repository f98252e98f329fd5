import { type CampaignId, type Instant, ok, type SeatId } from '@chancery/core';
import { findMaster, type IncomingMailId, quarantinedMails } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { useCase } from '../../ground/use-case.ts';
import { canBeReleased } from './release-token.ts';

/** A mail that waits until somebody says that it is genuine. Only its ruler may see what it orders. */
export interface HeldMailLine {
  readonly id: IncomingMailId;
  readonly seat: SeatId;
  readonly turn: number;
  readonly receivedAt: Instant;
  /** Where it says it is from; null for masters, who need not know the addresses of rulers. */
  readonly from: string | null;
  /** Why it is held, as a code. */
  readonly reason: string;
}

const MOST = 100;

/** The mails of a campaign that are held: for a ruler those in their own name, for a master all; the oldest first. */
export const listHeldMails = useCase<{ readonly campaignId: CampaignId }, readonly HeldMailLine[]>(
  'releaseMail',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'releaseMail', { campaignId });
    if (!permit.ok) return permit;
    const { role, userId } = permit.value;
    const rows = await quarantinedMails(db, { campaignId }, MOST);
    const isOwn = (row: (typeof rows)[number]): boolean => userId !== null && row.userId === userId;
    // A master may rule a seat as well.
    const seesAll = role !== 'ruler' || (userId !== null && (await findMaster(db, campaignId, userId)) !== undefined);
    return ok(
      rows
        .filter((row) => (seesAll || isOwn(row)) && canBeReleased(row, app.now()))
        .flatMap((row) => {
          const { id, seat, turn, receivedAt, sender, reason } = row;
          return seat === null || turn === null
            ? []
            : [{ id, seat, turn, receivedAt, from: isOwn(row) ? sender : null, reason: reason ?? '' }];
        }),
    );
  },
);
