import { err, ok } from '@chancery/core';
import { deleteUser, forgetTraces, lockAdministrators } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { languageOfUser } from '../../ground/tell/language.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { queueAccountMail } from './account-mail.ts';
import { ownUser } from './own-user.ts';
import { passOn } from './pass-on.ts';

export interface DeleteAccount {
  /** Their own address, typed: nobody deletes their account by a slip of the hand. */
  readonly address: string;
}

/**
 * Deletes an account for good. Seats pass on, what was written in campaigns stays with them, and name and address are
 * gone: where they are named there is nobody.
 */
export const deleteAccount = useCase<DeleteAccount, null>('deleteAccount', (app, actor, { address }) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'deleteAccount');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    if (address.trim().toLowerCase() !== user.email) {
      return err({ code: 'bad-input', faults: ['address: wanted the address of your account'] });
    }
    const present = await lockAdministrators(trx);
    if (present.length === 1 && present[0]?.userId === user.id) {
      return err({ code: 'conflict', what: 'last administrator', found: user.id });
    }
    const passed = await passOn({ app, trx, user, permit });
    if (!passed.ok) return passed;
    const language = await languageOfUser(trx, user.id);
    await forgetTraces(trx, user);
    await audit(trx, app, { permit, campaignId: null, action: 'deleteAccount' });
    await deleteUser(trx, user.id);
    const to = { userId: null, name: '', address: user.email };
    await queueAccountMail(trx, app, { to, facts: { kind: 'account-deleted' }, minutes: null, language });
    return ok(null);
  }),
);
