import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { armStart, rulersWanted } from '../seats/arm-start.ts';
import { type Place, putOnList, seatsFor, takeOpenSeat, wishFaults } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';

export interface JoinCampaign {
  readonly campaignId: CampaignId;
  /** The open seat that they want; any unless given. Counts where seats are free to choose. */
  readonly seat?: SeatId;
  /** The seats that they would like, the dearest first. Count where seats are given out by wishes. */
  readonly preferences?: readonly SeatId[];
}

/**
 * Takes a seat in a campaign that has not begun and is open to all. When no more rulers are wanted, and where seats are
 * given out at the start, they wait.
 */
export const joinCampaign = useCase<JoinCampaign, Place>('joinCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'joinCampaign', of: input, wanted: ['open'] });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { userId } = permit;
    if (userId === null) return err({ code: 'not-signed-in' });
    const { joining, seatChoice } = settingsOf(campaign);
    if (joining !== 'open') return err({ code: 'conflict', what: 'joining', found: joining });
    const rows = await seatsFor({ trx, campaign }, userId);
    if (!rows.ok) return rows;
    const faults = wishFaults(rows.value, input.preferences ?? []);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const scene = { app, trx, campaign, permit };
    const waits = seatChoice !== 'free' || (await rulersWanted(trx, app, campaign)) === 0;
    let seat: SeatId | null = null;
    if (waits) {
      await putOnList(scene, userId, input.preferences ?? []);
    } else {
      const taken = await takeOpenSeat(scene, rows.value, userId, input);
      if (!taken.ok) return taken;
      seat = taken.value;
    }
    await armStart(trx, app, campaign);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'joinCampaign', facts: { seat } });
    return ok({ seat, waiting: waits });
  }),
);
