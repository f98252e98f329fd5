import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { findSeat, mutedBy, muteSeat as storeMute, unmuteSeat as storeUnmute } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { PRESS_RULES } from '../../campaign/press/press-rules.ts';
import { SPOKEN } from '../../campaign/terms/status.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface MuteSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** Whose letters are put away unread and unannounced. They are not told. */
  readonly muted: SeatId;
  /** False to hear from them again. */
  readonly mute: boolean;
}

/** Hears no more from another seat. Where letters are not signed that would tell whose they are, so it cannot be done. */
export const muteSeat = useCase<MuteSeat, null>('muteSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, muted, mute } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'muteSeat', of: { campaignId, seat }, wanted: SPOKEN });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { pressMode: mode } = campaign;
    if (!PRESS_RULES[mode].signed) return err({ code: 'press-closed', mode, letter: 'mute' });
    if (muted === seat || (await findSeat(trx, campaignId, muted)) === undefined) {
      return err({ code: 'not-found', what: 'seat', id: muted });
    }
    if (mute) await storeMute(trx, { campaignId, seat, muted, since: app.now() });
    else await storeUnmute(trx, campaignId, seat, muted);
    await audit(trx, app, { permit, campaignId, action: mute ? 'muteSeat' : 'unmuteSeat', facts: { seat } });
    return ok(null);
  }),
);

export interface ListMuted {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

export const listMuted = useCase<ListMuted, readonly SeatId[]>('muteSeat', async (app, actor, { campaignId, seat }) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'muteSeat', { campaignId, seat });
  if (!permit.ok) return permit;
  return ok((await mutedBy(db, campaignId, seat)).map(({ muted }) => muted));
});
