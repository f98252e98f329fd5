import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { lockSeat, seatHistoryOf, standbysOf, type UserId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import type { Scene } from '../access/scene.ts';
import { giveSeat } from '../seats/give-seat.ts';
import { isLater } from '../seats/is-later.ts';
import { seatsFor } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';

export interface TakeOverSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

/**
 * Takes an open seat of a campaign that has begun: everybody may where it is open to all; otherwise those who stand by, and
 * who has lost this very seat by their silence. The clock goes on as it was.
 */
export const takeOverSeat = useCase<TakeOverSeat, null>('takeOverSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'takeOverSeat',
      of: { campaignId },
      wanted: ['running', 'paused'],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { userId } = permit;
    if (userId === null) return err({ code: 'not-signed-in' });
    const rows = await seatsFor({ trx, campaign }, userId);
    if (!rows.ok) return rows;
    const { joining } = settingsOf(campaign);
    if (joining !== 'open' && !(await isExpected({ trx, campaign }, seat, userId))) {
      return err({ code: 'conflict', what: 'joining', found: joining });
    }
    const row = await lockSeat(trx, campaignId, seat);
    if (row === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
    if (row.status !== 'open') return err({ code: 'seat-taken', seat });
    if (await isLater(trx, app, campaign, seat)) return err({ code: 'conflict', what: 'seat-later', found: seat });
    if (await isForfeit({ trx, campaign }, seat, userId))
      return err({ code: 'conflict', what: 'forfeit', found: seat });
    await giveSeat({ app, trx, campaign, permit }, row, userId);
    await audit(trx, app, { permit, campaignId, action: 'takeOverSeat', facts: { seat } });
    return ok(null);
  }),
);

/** They were put out of this very seat, by the rules or by a master: if at all, a master gives it to them again. */
const isForfeit = async (
  { trx, campaign }: Pick<Scene, 'trx' | 'campaign'>,
  seat: SeatId,
  user: UserId,
): Promise<boolean> => {
  const last = (await seatHistoryOf(trx, campaign.id, seat)).at(-1);
  return last?.change === 'removed' && last.userId === user;
};

const isExpected = async (
  { trx, campaign }: Pick<Scene, 'trx' | 'campaign'>,
  seat: SeatId,
  user: UserId,
): Promise<boolean> => {
  if ((await standbysOf(trx, campaign.id)).some(({ userId }) => userId === user)) return true;
  const last = (await seatHistoryOf(trx, campaign.id, seat)).at(-1);
  return last?.change === 'opened' && last.userId === user;
};
