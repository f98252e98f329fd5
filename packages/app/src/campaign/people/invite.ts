import { type CampaignId, DAY, err, type Instant, ok, type SeatId } from '@chancery/core';
import { isMailAddress } from '@chancery/mail';
import {
  addInvitation,
  findSeat,
  findUser,
  findUserByEmail,
  type InvitationId,
  type InvitationRow,
  invitationsBy,
  jsonText,
  newId,
  queueOutbox,
  revokeInvitation as storeRevocation,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { languageOfUser } from '../../ground/tell/language.ts';
import type { NoticeMail } from '../../ground/tell/mail.ts';
import { invitationText } from '../../ground/text/invitation.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { type Scene, seatNames } from '../access/scene.ts';
import { ALIVE, NOT_PUT_AWAY } from '../terms/status.ts';
import { invitationLink, invitationToken } from './invitation-link.ts';

export interface Invite {
  readonly campaignId: CampaignId;
  /** Good for this seat alone; any that is open unless given. */
  readonly seat?: SeatId;
  /** Where the link is sent; it is then of use only to whoever has this address. */
  readonly email?: string;
  /** For how many days it is good: 1 to 60. */
  readonly days: number;
  /** How many may come by it: 1 unless given, and 1 where it is good for one seat or one address. */
  readonly most?: number;
}

export interface Invitation {
  readonly id: InvitationId;
  readonly link: string;
  readonly expiresAt: Instant;
}

/** A link with which somebody can take a seat, or each of a group one. */
export const inviteToCampaign = useCase<Invite, Invitation>('inviteToCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, days, most = 1 } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'inviteToCampaign',
      of: { campaignId },
      wanted: ALIVE,
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    if (permit.userId === null) return err({ code: 'not-signed-in' });
    const email = input.email?.trim().toLowerCase() ?? null;
    const faults = [
      ...(Number.isInteger(days) && days >= 1 && days <= 60 ? [] : [`days: wanted 1 to 60, not ${days}`]),
      ...(email === null || isMailAddress(email) ? [] : ['email: is no mail address']),
      ...mostFaults(most, seat !== undefined || email !== null),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    if (seat !== undefined && (await findSeat(trx, campaignId, seat)) === undefined) {
      return err({ code: 'not-found', what: 'seat', id: seat });
    }
    const now = app.now();
    const recent = await invitationsBy(trx, permit.userId, now - DAY);
    if (recent.length >= MOST_A_DAY) {
      const until = (recent[0] as InvitationRow).createdAt + DAY;
      return err({ code: 'too-many', what: 'invitations', limit: MOST_A_DAY, until });
    }
    const id = newId<'invitation'>();
    const token = await invitationToken(trx, app, id);
    const expiresAt = now + days * DAY;
    await addInvitation(trx, {
      campaignId,
      id,
      tokenHash: tokenHash(token),
      seat: seat ?? null,
      email,
      createdBy: permit.userId,
      createdAt: now,
      expiresAt,
      most,
    });
    const link = invitationLink(app, campaignId, token);
    if (email !== null) await mailInvitation({ app, trx, campaign, permit }, { id, email, link, expiresAt, seat });
    await audit(trx, app, { permit, campaignId, action: 'inviteToCampaign', facts: { invitation: id, most } });
    return ok({ id, link, expiresAt });
  }),
);

const mostFaults = (most: number, isForOne: boolean): readonly string[] => {
  if (isForOne && most !== 1) return ['most: an invitation to one seat or one address is good for one'];
  return Number.isInteger(most) && most >= 1 && most <= MOST_GUESTS
    ? []
    : [`most: wanted 1 to ${MOST_GUESTS}, not ${most}`];
};

const MOST_GUESTS = 100;

/** A campaign is no means to send mails to strangers, nor are many of them. */
const MOST_A_DAY = 60;

interface MailedInvitation extends Invitation {
  readonly email: string;
  readonly seat: SeatId | undefined;
}

const mailInvitation = async (scene: Scene, invitation: MailedInvitation): Promise<void> => {
  const { app, trx, campaign, permit } = scene;
  const { id, email, link, expiresAt, seat } = invitation;
  const from = permit.userId === null ? undefined : await findUser(trx, permit.userId);
  const guest = await findUserByEmail(trx, email);
  const language = await languageOfUser(trx, guest?.id ?? null, await languageOfUser(trx, permit.userId));
  const facts = {
    campaign: campaign.title,
    from: from?.name ?? null,
    seat: seat === undefined ? null : (await seatNames(trx, app, campaign))(seat),
    link,
    expiresAt,
  };
  const { subject, paragraphs } = invitationText(facts, language);
  const mail: NoticeMail = {
    form: 'notice',
    to: { name: '', address: email },
    subject,
    text: paragraphs.join('\n\n'),
    campaign: { id: campaign.id, title: campaign.title },
    unsubscribe: null,
    language,
  };
  await queueOutbox(trx, [
    {
      kind: 'mail',
      lane: email.slice(email.lastIndexOf('@') + 1),
      campaignId: campaign.id,
      userId: null,
      payload: jsonText(mail),
      dedupeKey: `invitation:${id}`,
      createdAt: app.now(),
      dueAt: app.now(),
      expiresAt,
    },
  ]);
};

export interface RevokeInvitation {
  readonly campaignId: CampaignId;
  readonly id: InvitationId;
}

export const revokeInvitation = useCase<RevokeInvitation, null>('inviteToCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, id } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'inviteToCampaign',
      of: { campaignId },
      wanted: NOT_PUT_AWAY,
    });
    if (!held.ok) return held;
    const revoked = await storeRevocation(trx, campaignId, id, app.now());
    if (!revoked) return err({ code: 'not-found', what: 'invitation', id });
    const { permit } = held.value;
    await audit(trx, app, { permit, campaignId, action: 'revokeInvitation', facts: { invitation: id } });
    return ok(null);
  }),
);
