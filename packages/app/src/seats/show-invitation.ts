import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { type Db, findUser, type InvitationRow, type UserId } from '@chancery/store';
import type { Actor } from '../actor.ts';
import { shownCampaign } from '../campaigns/shown-campaign.ts';
import { goodInvitation } from '../campaigns/who-sees.ts';
import { useCase } from '../use-case.ts';

export interface ShowInvitation {
  readonly campaignId: CampaignId;
  /** The token in the link. */
  readonly invitation: string;
}

/** What somebody is invited to. */
export interface InvitationPage {
  /** The seat that is promised; null where the choice is left to him. */
  readonly seat: SeatId | null;
  /** False when it was sent to an address, and whoever is signed in has not shown that it is his. */
  readonly isYours: boolean;
}

/** The invitation in a link, while it can be accepted; else it is as if there were none. */
export const showInvitation = useCase<ShowInvitation, InvitationPage>('showCampaign', async (app, actor, input) => {
  const { db } = app.store;
  const shown = await shownCampaign(app, actor, input);
  if (!shown.ok) return shown;
  const found = await goodInvitation(db, input.campaignId, input.invitation, app.now());
  if (found === undefined) return err({ code: 'not-found', what: 'invitation', id: '' });
  return ok({ seat: found.seat, isYours: await isFor(db, found, actor) });
});

const isFor = async (db: Db, invitation: InvitationRow, actor: Actor): Promise<boolean> =>
  invitation.email === null || (actor.kind === 'user' && (await isAddressee(db, invitation, actor.user as UserId)));

/** One that was sent to an address is good for him alone who has shown that it is his. */
export const isAddressee = async (db: Db, { email }: InvitationRow, userId: UserId): Promise<boolean> => {
  if (email === null) return true;
  const user = await findUser(db, userId);
  return user?.emailVerified === 1 && user.email.toLowerCase() === email;
};
