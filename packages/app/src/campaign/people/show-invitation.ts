import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { type Db, findInvitation, findUser, type InvitationRow, type UserId } from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { useCase } from '../../ground/use-case.ts';
import { type InvitationStatus, invitationStatus } from '../access/invitation-status.ts';
import { shownCampaign } from '../access/shown-campaign.ts';

export interface ShowInvitation {
  readonly campaignId: CampaignId;
  /** The token in the link. */
  readonly invitation: string;
}

/** What somebody is invited to; nothing is told of it when the link is good no more, but why. */
export type InvitationPage = OpenInvitation | { readonly status: Exclude<InvitationStatus, 'open'> };

export interface OpenInvitation {
  readonly status: 'open';
  /** The seat that is promised; null where the choice is left to whoever comes. */
  readonly seat: SeatId | null;
  /** False when it was sent to an address, and whoever is signed in has not shown that it is theirs. */
  readonly isYours: boolean;
  /** Who invites; null for one whose account is gone. */
  readonly from: string | null;
}

/** The invitation in a link; for a token that nobody was given it is as if there were none. */
export const showInvitation = useCase<ShowInvitation, InvitationPage>('showCampaign', async (app, actor, input) => {
  const { db } = app.store;
  const found = await findInvitation(db, input.campaignId, tokenHash(input.invitation));
  if (found === undefined) return err({ code: 'not-found', what: 'invitation', id: '' });
  const status = invitationStatus(found, app.now());
  if (status !== 'open') return ok({ status });
  const shown = await shownCampaign(app, actor, input);
  if (!shown.ok) return shown;
  const from = (await findUser(db, found.createdBy))?.name ?? null;
  return ok({ status, seat: found.seat, isYours: await isFor(db, found, actor), from });
});

const isFor = async (db: Db, invitation: InvitationRow, actor: Actor): Promise<boolean> =>
  invitation.email === null || (actor.kind === 'user' && (await isAddressee(db, invitation, actor.user as UserId)));

/** One that was sent to an address is good only for whoever has shown that it is theirs. */
export const isAddressee = async (db: Db, { email }: InvitationRow, userId: UserId): Promise<boolean> => {
  if (email === null) return true;
  const user = await findUser(db, userId);
  return user?.emailVerified === 1 && user.email.toLowerCase() === email;
};
