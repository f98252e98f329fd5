import { err, ok } from '@chancery/core';
import { clearMailTrouble, findUser } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

/** A user says that their address, to which nothing could be delivered, works again: from now on they get mail. */
export const mailWorksAgain = useCase<Record<never, never>, { readonly wasSilenced: boolean }>(
  'setNotices',
  (app, actor) =>
    transact(app.store, async (trx) => {
      const permit = await allowed(trx, actor, 'setNotices');
      if (!permit.ok) return permit;
      const { userId } = permit.value;
      const user = userId === null ? undefined : await findUser(trx, userId);
      if (user === undefined) return err({ code: 'not-signed-in' });
      const wasSilenced = await clearMailTrouble(trx, user.email);
      if (wasSilenced) await audit(trx, app, { permit: permit.value, campaignId: null, action: 'mailWorksAgain' });
      return ok({ wasSilenced });
    }),
);
