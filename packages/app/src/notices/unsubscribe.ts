import { err, ok } from '@chancery/core';
import { EVERY_CAMPAIGN, findUser, flag, putNoticePreference } from '@chancery/store';
import { audit } from '../audit.ts';
import { allowed } from '../permit.ts';
import { serverKey } from '../server-key.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import type { NoticeKind } from './notice.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Turns off one sort of mail by the link at its foot. Needs no session and opens nothing else. */
export const unsubscribe = useCase<{ readonly token: string }, { readonly kind: NoticeKind }>(
  'unsubscribe',
  (app, actor, { token }) =>
    transact(app.store, async (trx) => {
      const permit = await allowed(trx, actor, 'unsubscribe');
      if (!permit.ok) return permit;
      const meant = readUnsubscribeToken(await serverKey(trx, app, 'unsubscribe-key'), token);
      if (meant === null || (await findUser(trx, meant.user)) === undefined) {
        return err({ code: 'not-found', what: 'subscription', id: '' });
      }
      const { user: userId, campaign, kind } = meant;
      const campaignId = campaign ?? EVERY_CAMPAIGN;
      await putNoticePreference(trx, { userId, campaignId, kind, channel: 'mail', wanted: flag(false) });
      await audit(trx, app, { permit: { ...permit.value, userId }, campaignId: campaign, action: 'unsubscribe' });
      return ok({ kind });
    }),
);
