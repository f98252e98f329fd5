import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import {
  changePreferences,
  findApplication,
  findUser,
  jsonText,
  seatsOf,
  withdrawApplication as storeWithdrawal,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { armStart } from '../seats/arm-start.ts';
import { putOnList, seatsFor, wishFaults } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';
import { ALIVE } from '../terms/status.ts';
import { wordFaults } from '../terms/words.ts';

export interface ApplyForSeat {
  readonly campaignId: CampaignId;
  /** The seats that they would like, the dearest first. */
  readonly preferences: readonly SeatId[];
  /** For the masters. */
  readonly message: string;
}

/** Asks the masters for a seat, before the campaign begins or later. Who was declined cannot ask again. */
export const applyForSeat = useCase<ApplyForSeat, null>('applyForSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'applyForSeat', of: input, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { userId } = permit;
    if (userId === null) return err({ code: 'not-signed-in' });
    const { joining } = settingsOf(campaign);
    if (joining !== 'application') return err({ code: 'conflict', what: 'joining', found: joining });
    const rows = await seatsFor({ trx, campaign }, userId);
    if (!rows.ok) return rows;
    const faults = [
      ...wishFaults(rows.value, input.preferences),
      ...wordFaults('message', input.message, { least: 0, most: 2000 }),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const before = await findApplication(trx, campaign.id, userId);
    if (before?.status === 'waiting') {
      return err({ code: 'conflict', what: 'application', found: before.status });
    }
    await putOnList({ app, trx, campaign, permit }, userId, input.preferences, input.message.trim());
    const who = (await findUser(trx, userId))?.name ?? '';
    const facts = { kind: 'application', who, message: input.message.trim() } as const;
    await tellMasters(trx, app, campaign, { facts, key: `application:${campaign.id}:${userId}:${app.now()}` });
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'applyForSeat' });
    return ok(null);
  }),
);

/** Takes their application back, or their place in the waiting list. */
export const withdrawApplication = useCase<{ readonly campaignId: CampaignId }, null>(
  'applyForSeat',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const held = await holdCampaign(trx, app, actor, { useCase: 'applyForSeat', of: input, wanted: ALIVE });
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const { userId } = permit;
      if (userId === null) return err({ code: 'not-signed-in' });
      const withdrawn = await storeWithdrawal(trx, campaign.id, userId, app.now());
      if (!withdrawn) return err({ code: 'not-found', what: 'application', id: userId });
      await armStart(trx, app, campaign);
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'withdrawApplication' });
      return ok(null);
    }),
);

export interface StatePreferences {
  readonly campaignId: CampaignId;
  readonly preferences: readonly SeatId[];
}

/** Wishes otherwise, as long as no seat is given out. Their place in the list stays. */
export const statePreferences = useCase<StatePreferences, null>('statePreferences', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'statePreferences', of: input, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { userId } = permit;
    if (userId === null) return err({ code: 'not-signed-in' });
    const faults = wishFaults(await seatsOf(trx, campaign.id), input.preferences);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const wishes = jsonText([...new Set(input.preferences)]);
    if (!(await changePreferences(trx, campaign.id, userId, wishes))) {
      return err({ code: 'not-found', what: 'application', id: userId });
    }
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'statePreferences' });
    return ok(null);
  }),
);
