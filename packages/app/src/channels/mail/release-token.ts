import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, type Instant } from '@chancery/core';
import type { IncomingMailId, IncomingMailRow } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { serverKey } from '../../ground/server-key.ts';

/** How long a mail can be let out of quarantine. */
export const RELEASED_WITHIN = 7 * DAY;

/**
 * The page on which a ruler lets one mail count that was held. The address goes to their own mailbox only; it opens no
 * session, and nothing happens until they confirm.
 */
export const releaseLink = async (app: App, { id }: Pick<IncomingMailRow, 'id'>): Promise<string> =>
  `${app.config.baseUrl}/mail/${id}~${await macOf(app, id)}`;

/** The mail that a token names; null when we have not made it. */
export const readReleaseToken = async (app: App, token: string): Promise<IncomingMailId | null> => {
  const found = /^([0-9a-z]{24})~([0-9a-f]{32})$/.exec(token);
  if (found === null) return null;
  const [, id = '', mac = ''] = found;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(await macOf(app, id))) ? (id as IncomingMailId) : null;
};

export const canBeReleased = ({ outcome, receivedAt }: IncomingMailRow, now: Instant): boolean =>
  outcome === 'quarantined' && now < receivedAt + RELEASED_WITHIN;

const macOf = async (app: App, id: string): Promise<string> => {
  const key = await serverKey(app.store.db, app, 'mail-release-key');
  return createHmac('sha256', key).update(`chancery-release-1\n${id}`).digest('hex').slice(0, 32);
};
