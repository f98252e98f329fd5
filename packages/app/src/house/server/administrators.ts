import { err, ok } from '@chancery/core';
import {
  findUser,
  isBlocked,
  lockAdministrators,
  appointAdministrator as storeAppointment,
  dismissAdministrator as storeDismissal,
  type UserId,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface AdministratorChange {
  readonly userId: UserId;
}

/** Another who runs this server. */
export const appointAdministrator = useCase<AdministratorChange, null>('administer', (app, actor, { userId }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    if ((await findUser(trx, userId)) === undefined) return err({ code: 'not-found', what: 'user', id: userId });
    if (await isBlocked(trx, userId)) return err({ code: 'conflict', what: 'block', found: userId });
    await storeAppointment(trx, { userId, since: app.now(), appointedBy: permit.value.userId });
    const facts = { user: userId };
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'appointAdministrator', facts });
    return ok(null);
  }),
);

/** The last one stays: a server is never without. */
export const dismissAdministrator = useCase<AdministratorChange, null>('administer', (app, actor, { userId }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    const present = await lockAdministrators(trx);
    if (!present.some((row) => row.userId === userId)) {
      return err({ code: 'not-found', what: 'administrator', id: userId });
    }
    if (present.length === 1) return err({ code: 'conflict', what: 'last administrator', found: userId });
    await storeDismissal(trx, userId);
    const facts = { user: userId };
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'dismissAdministrator', facts });
    return ok(null);
  }),
);
