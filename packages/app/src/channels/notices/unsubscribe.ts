import { err, ok } from '@chancery/core';
import { EVERY_CAMPAIGN, findUser, flag, putNoticePreference } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import type { NoticeKind } from '../../ground/news/notice.ts';
import { serverKey } from '../../ground/server-key.ts';
import { readUnsubscribeToken } from '../../ground/tell/unsubscribe-token.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

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
