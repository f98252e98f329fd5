import { err, ok } from '@chancery/core';
import { putUserSetting, userSettingOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { withLanguage } from '../../ground/tell/language.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

/** Whether reports by mail have the turn file with them, or only a link to it. */
export const chooseTurnFile = useCase<{ readonly wanted: boolean }, null>('setNotices', (app, actor, { wanted }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'setNotices');
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    const kept = await userSettingOf(trx, userId);
    const usual = { zone: 'UTC', quietFrom: null, quietUntil: null, feedHash: null };
    const settings = withLanguage(kept, undefined, wanted);
    await putUserSetting(trx, { ...usual, ...kept, userId, settings, updatedAt: app.now() });
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'setNotices' });
    return ok(null);
  }),
);
