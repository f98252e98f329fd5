import { createHmac } from 'node:crypto';
import type { CampaignId } from '@chancery/core';
import type { Db, InvitationId, InvitationRow } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { serverKey } from '../../ground/server-key.ts';
import { tokenHash } from '../../ground/token-hash.ts';

/** The token of an invitation, made from its id: its masters can have the link shown again, and no copy of it is kept. */
export const invitationToken = async (db: Db, app: Pick<App, 'now' | 'random'>, id: InvitationId): Promise<string> => {
  const key = await serverKey(db, app, 'invitation-key');
  return createHmac('sha256', key).update(`chancery-invitation-1\n${id}`).digest('hex').slice(0, 32);
};

export const invitationLink = ({ config }: Pick<App, 'config'>, campaignId: CampaignId, token: string): string =>
  `${config.baseUrl}/campaigns/${campaignId}/join?invitation=${token}`;

/** The link once more; null for one whose token was drawn by lot, as they all were once. */
export const linkAgain = async (
  db: Db,
  app: Pick<App, 'now' | 'random' | 'config'>,
  invitation: Pick<InvitationRow, 'campaignId' | 'id' | 'tokenHash'>,
): Promise<string | null> => {
  const token = await invitationToken(db, app, invitation.id);
  return tokenHash(token) === invitation.tokenHash ? invitationLink(app, invitation.campaignId, token) : null;
};
