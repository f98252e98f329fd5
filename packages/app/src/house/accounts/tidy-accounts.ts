import { DAY, ok } from '@chancery/core';
import { forgetAddressChanges, forgetExpired, forgetUnproven } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { transact } from '../../ground/transact.ts';
import type { AccountSettings } from './settings.ts';

const UNPROVEN_DAYS = 7;

/**
 * A duty of the server, once in a while: sessions, links and codes that have run out go, and so do accounts whose address
 * nobody has shown to be their own within a week, unless accounts are good without (`confirm`). Says how many accounts those were.
 */
export const tidyAccounts = async (
  app: App,
  { confirm = true }: Pick<AccountSettings, 'confirm'> = {},
): Promise<number> => {
  const now = app.now();
  const tidied = await transact(app.store, async (trx) => {
    await forgetExpired(trx, new Date(now));
    await forgetAddressChanges(trx, now);
    return ok(confirm ? await forgetUnproven(trx, new Date(now - UNPROVEN_DAYS * DAY)) : 0);
  });
  return tidied.ok ? tidied.value : 0;
};
