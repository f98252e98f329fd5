import { type CampaignId, err, ok, type Result } from '@chancery/core';
import {
  applicationsBy,
  type CampaignRow,
  changeCampaign,
  changeSeat,
  lockCampaign,
  lockSeat,
  masteredBy,
  mastersOf,
  putMaster,
  removeMaster,
  seatsHeldBy,
  type Trx,
  type UserRow,
  usersWith,
  withdrawApplication,
} from '@chancery/store';
import type { Scene } from '../../campaign/access/scene.ts';
import { armStart } from '../../campaign/seats/arm-start.ts';
import { fillFromList } from '../../campaign/seats/fill-from-list.ts';
import { vacateSeat } from '../../campaign/seats/vacate-seat.ts';
import { ALIVE } from '../../campaign/terms/status.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';

export interface Leaver {
  readonly app: App;
  readonly trx: Trx;
  readonly user: UserRow;
  readonly permit: Permit;
}

/**
 * Takes somebody out of all campaigns. Their seats pass on by the rule of each campaign, and what they run goes to the second
 * master; a campaign that goes on and has none must be handed over first. Campaigns are held in the order of their ids.
 */
export const passOn = async (leaver: Leaver): Promise<Result<null, AppError>> => {
  const { trx, user } = leaver;
  const concerned = [
    ...(await masteredBy(trx, user.id)),
    ...(await seatsHeldBy(trx, user.id)),
    ...(await applicationsBy(trx, user.id)),
  ];
  const ids: readonly CampaignId[] = [...new Set(concerned.map(({ campaignId }) => campaignId))].sort();
  for (const id of ids) {
    const campaign = await lockCampaign(trx, id);
    if (campaign === undefined) continue;
    const passed = await passMastershipOn(leaver, campaign);
    if (!passed.ok) return passed;
    await passSeatsOn(leaver, campaign);
    if (await withdrawApplication(trx, id, user.id, leaver.app.now())) await armStart(trx, leaver.app, campaign);
  }
  return ok(null);
};

const passMastershipOn = async ({ app, trx, user }: Leaver, campaign: CampaignRow): Promise<Result<null, AppError>> => {
  const masters = await mastersOf(trx, campaign.id);
  const own = masters.find(({ userId }) => userId === user.id);
  if (own === undefined) return ok(null);
  const heir = masters.find(({ userId }) => userId !== user.id);
  if (heir === undefined) {
    if (ALIVE.includes(campaign.status)) return err({ code: 'conflict', what: 'only master', found: campaign.title });
    if (campaign.status === 'draft') await changeCampaign(trx, campaign.id, { status: 'archived', endedAt: app.now() });
  }
  await removeMaster(trx, campaign.id, user.id);
  if (heir !== undefined && own.role === 'first') {
    await putMaster(trx, { ...heir, role: 'first' });
    const to = (await usersWith(trx, [heir.userId]))[0]?.name ?? '';
    const facts = { kind: 'campaign-handed-over', to } as const;
    await tellMasters(trx, app, campaign, { facts, key: `campaign-handed-over:${campaign.id}:${app.now()}` });
  }
  return ok(null);
};

/** Where nothing changes any more, their name goes all the same. */
const passSeatsOn = async ({ app, trx, user, permit }: Leaver, campaign: CampaignRow): Promise<void> => {
  const scene: Scene = { app, trx, campaign, permit };
  const held = (await seatsHeldBy(trx, user.id)).filter(({ campaignId }) => campaignId === campaign.id);
  for (const { seat } of held) {
    const row = await lockSeat(trx, campaign.id, seat);
    if (row?.userId !== user.id) continue;
    if (campaign.status === 'draft' || ALIVE.includes(campaign.status)) {
      await vacateSeat(scene, row, { why: 'account-deleted', reason: '' });
      await fillFromList(scene, seat);
    } else {
      await changeSeat(trx, campaign.id, seat, { userId: null });
    }
  }
};
