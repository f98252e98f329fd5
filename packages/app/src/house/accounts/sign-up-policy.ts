import type { CampaignId } from '@chancery/core';
import { countUsers, type Db, type JsonText, parsed, serverSetting } from '@chancery/store';
import { goodInvitation } from '../../campaign/access/who-sees.ts';
import type { App } from '../../ground/app.ts';
import { type AccountSettings, SIGN_UP_POLICIES, type SignUpPolicy } from './settings.ts';

/** The name of the server's setting. */
export const SIGN_UP = 'sign-up';

/** What an administrator has chosen; what the server was started with until they have. */
export const signUpPolicy = async (db: Db, { signUp }: Pick<AccountSettings, 'signUp'>): Promise<SignUpPolicy> => {
  const row = await serverSetting(db, SIGN_UP);
  const chosen = row === undefined ? signUp : parsed(row.value as JsonText<SignUpPolicy>);
  return SIGN_UP_POLICIES.includes(chosen) ? chosen : 'closed';
};

/** Whether somebody may make an account. The first one always may: without one there would be no administrator. */
export const maySignUp = async (app: App, settings: AccountSettings, invitation: unknown): Promise<boolean> => {
  const { db } = app.store;
  const policy = await signUpPolicy(db, settings);
  if (policy === 'open' || (await countUsers(db)) === 0) return true;
  if (policy === 'closed' || !isInvitation(invitation)) return false;
  const { campaignId, token } = invitation;
  return (await goodInvitation(db, campaignId as CampaignId, token, app.now())) !== undefined;
};

const isInvitation = (given: unknown): given is { readonly campaignId: string; readonly token: string } =>
  typeof given === 'object' &&
  given !== null &&
  'campaignId' in given &&
  typeof given.campaignId === 'string' &&
  'token' in given &&
  typeof given.token === 'string';
