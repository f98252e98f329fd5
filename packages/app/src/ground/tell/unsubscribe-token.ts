import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CampaignId } from '@chancery/core';
import type { UserId } from '@chancery/store';
import type { NoticeKind } from '../news/notice.ts';
import { POLICIES } from './policy.ts';

/** What a link at the foot of a mail can do, and nothing else: mails are passed on and kept for years. */
export interface Unsubscription {
  readonly user: UserId;
  /** Null for all campaigns. */
  readonly campaign: CampaignId | null;
  readonly kind: NoticeKind;
}

/** A token that nobody without the key can make: it stands in the path of a link. */
export const unsubscribeToken = (key: string, { user, campaign, kind }: Unsubscription): string => {
  const body = `${encodeURIComponent(user)}~${campaign === null ? '' : encodeURIComponent(campaign)}~${kind}`;
  return `${body}~${macOf(key, body)}`;
};

/** Null when the token was not made with this key. */
export const readUnsubscribeToken = (key: string, token: string): Unsubscription | null => {
  const found = /^([^~]+)~([^~]*)~([a-z-]+)~([0-9a-f]{40})$/.exec(token);
  if (found === null) return null;
  const [, user = '', campaign = '', kind = '', mac = ''] = found;
  const body = `${user}~${campaign}~${kind}`;
  if (!timingSafeEqual(Buffer.from(macOf(key, body)), Buffer.from(mac)) || !Object.hasOwn(POLICIES, kind)) return null;
  return {
    user: decodeURIComponent(user) as UserId,
    campaign: campaign === '' ? null : (decodeURIComponent(campaign) as CampaignId),
    kind: kind as NoticeKind,
  };
};

const macOf = (key: string, body: string): string =>
  createHmac('sha256', key).update(`chancery-unsubscribe-1\n${body}`).digest('hex').slice(0, 40);
