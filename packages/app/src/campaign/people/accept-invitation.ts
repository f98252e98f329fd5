import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import {
  addStandby,
  decideApplication,
  findUser,
  type InvitationRow,
  acceptInvitation as storeAcceptance,
  type UserId,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';
import { goodInvitation } from '../access/who-sees.ts';
import { armStart } from '../seats/arm-start.ts';
import { type Place, putOnList, seatsFor, takeOpenSeat, wishFaults } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';
import { ALIVE } from '../terms/status.ts';
import { isAddressee } from './show-invitation.ts';

export interface AcceptInvitation {
  readonly campaignId: CampaignId;
  /** The token in the link. */
  readonly invitation: string;
  /** Which seat, where the invitation leaves it open. */
  readonly seat?: SeatId;
  readonly preferences?: readonly SeatId[];
}

/** Takes the seat that was promised. When none is left they stand by. */
export const acceptInvitation = useCase<AcceptInvitation, Place>('joinCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'joinCampaign', of: input, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { userId } = permit;
    if (userId === null) return err({ code: 'not-signed-in' });
    const scene = { app, trx, campaign, permit };
    const invitation = await ownInvitation(scene, input.invitation, userId);
    if (invitation === undefined) return err({ code: 'not-found', what: 'invitation', id: '' });
    const place = await placeFor(scene, invitation, userId, input);
    if (!place.ok) return place;
    await storeAcceptance(trx, invitation, userId, app.now());
    await armStart(trx, app, campaign);
    await tellAccepted(scene, invitation, userId, place.value);
    const facts = { invitation: invitation.id, seat: place.value.seat };
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'acceptInvitation', facts });
    return place;
  }),
);

const ownInvitation = async (
  { app, trx, campaign }: Scene,
  token: string,
  userId: UserId,
): Promise<InvitationRow | undefined> => {
  const found = await goodInvitation(trx, campaign.id, token, app.now());
  return found !== undefined && (await isAddressee(trx, found, userId)) ? found : undefined;
};

const placeFor = async (
  scene: Scene,
  invitation: InvitationRow,
  userId: UserId,
  { seat, preferences = [] }: AcceptInvitation,
): Promise<Result<Place, AppError>> => {
  const { app, trx, campaign } = scene;
  const rows = await seatsFor(scene, userId);
  if (!rows.ok) return rows;
  const faults = wishFaults(rows.value, preferences);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const wanted = invitation.seat ?? seat;
  const atStart = campaign.status === 'open' && settingsOf(campaign).seatChoice !== 'free';
  if (atStart && invitation.seat === null) {
    await putOnList(scene, userId, preferences);
    const decision = { status: 'accepted', decidedBy: invitation.createdBy, decidedAt: app.now() } as const;
    if (settingsOf(campaign).joining !== 'open') await decideApplication(trx, campaign.id, userId, decision);
    return ok({ seat: null, waiting: true });
  }
  if (!rows.value.some(({ status }) => status === 'open')) {
    await addStandby(trx, { campaignId: campaign.id, userId, since: app.now() });
    return ok({ seat: null, waiting: true });
  }
  const taken = await takeOpenSeat(scene, rows.value, userId, { seat: wanted, wishes: preferences });
  return taken.ok ? ok({ seat: taken.value, waiting: false }) : taken;
};

const tellAccepted = async (
  { app, trx, campaign }: Scene,
  { id }: InvitationRow,
  userId: UserId,
  { seat }: Place,
): Promise<void> => {
  const who = (await findUser(trx, userId))?.name ?? '';
  const name = seat === null ? { seat } : (await seatsInNotices(trx, app, campaign))(seat);
  const facts = { kind: 'invitation-accepted', who, ...name } as const;
  await tellMasters(trx, app, campaign, { facts, key: `invitation-accepted:${id}:${userId}` });
};
