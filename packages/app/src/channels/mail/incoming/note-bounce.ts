import { DAY, ok } from '@chancery/core';
import { type Bounce, messageIdOf } from '@chancery/mail';
import { findUserByEmail, noteMailTrouble, sentTo, type UserRow } from '@chancery/store';
import { noteOnDesk } from '../../../ground/tell/notify.ts';
import { transact } from '../../../ground/transact.ts';
import { mailIdOf } from '../mail-id.ts';
import type { MailDesk } from './mail-desk.ts';

/** How long after a mail was sent its way back is believed. */
const LONGEST_WAY = 14 * DAY;

/**
 * Marks addresses to which nothing can be delivered for good. Believed is only the return of a mail that we did send to
 * that address: its id is known to who got it and to the servers between, so nobody can silence another.
 */
export const noteBounce = async (
  desk: MailDesk,
  { messageId, failures }: Bounce,
): Promise<'bounce' | 'bounce-unknown'> => {
  const { app, kept } = desk;
  let noted = false;
  for (const { address, permanent, status } of failures) {
    const user = permanent ? await findUserByEmail(app.store.db, address) : undefined;
    if (user === undefined || messageId === null || !(await isOurs(desk, user, messageId))) continue;
    noted = true;
    await transact(app.store, async (trx) => {
      const fresh = await noteMailTrouble(trx, { address: user.email, status, since: kept.receivedAt });
      const facts = { kind: 'mail-undeliverable', address: user.email, status } as const;
      const key = `mail-undeliverable:${user.email}:${kept.receivedAt}`;
      if (fresh) await noteOnDesk(trx, app, [{ to: user.id, campaign: null, facts, key }]);
      return ok(null);
    });
  }
  return noted ? 'bounce' : 'bounce-unknown';
};

const isOurs = async ({ app, settings, kept }: MailDesk, { id }: UserRow, messageId: string): Promise<boolean> => {
  for (const key of await sentTo(app.store.db, id, kept.receivedAt - LONGEST_WAY)) {
    if (messageIdOf(await mailIdOf(app, key), settings.house.host) === messageId) return true;
  }
  return false;
};
