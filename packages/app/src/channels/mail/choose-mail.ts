import { err, ok } from '@chancery/core';
import { putUserSetting, userSettingOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { withChoices } from '../../ground/tell/language.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

interface MailChoices {
  /** Whether reports by mail have the turn file with them, or only a link to it. */
  readonly turnFile?: boolean;
  /** Whether what happens in their games comes in one mail a day. */
  readonly digest?: boolean;
}

/** How somebody wants their mails, said by mail. */
export const chooseMail = useCase<MailChoices, null>('setNotices', (app, actor, { turnFile, digest }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'setNotices');
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    const kept = await userSettingOf(trx, userId);
    const usual = { zone: 'UTC', quietFrom: null, quietUntil: null, feedHash: null };
    const settings = withChoices(kept, { turnFile, digest });
    await putUserSetting(trx, { ...usual, ...kept, userId, settings, updatedAt: app.now() });
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'setNotices' });
    return ok(null);
  }),
);
