import { type Instant, ok } from '@chancery/core';
import { clearMailTrouble, latestMailTroubles } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { ownUser } from '../accounts/own-user.ts';

/** An address that gets no more mail, since a mail that we sent there came back for good. */
export interface BouncedAddress {
  readonly address: string;
  /** What its server said, such as `5.1.1`; may be empty. */
  readonly status: string;
  readonly since: Instant;
}

const MOST = 50;

export const listBounces = useCase<null, readonly BouncedAddress[]>('administer', async (app, actor) => {
  const permit = await allowed(app.store.db, actor, 'administer');
  return permit.ok ? ok(await latestMailTroubles(app.store.db, MOST)) : permit;
});

/** Sends an administrator a mail, by which they see whether mail arrives. It goes the way of all others. */
export const sendTestMail = useCase<null, null>('administer', (app, actor) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'administer');
    if (!own.ok) return own;
    const { id: userId, name, email: address } = own.value.user;
    await queueAccountMail(trx, app, { to: { userId, name, address }, facts: { kind: 'test-mail' }, minutes: null });
    return ok(null);
  }),
);

/** An administrator has mended what kept mail from an address: whoever has it gets mail again. */
export const mailReturns = useCase<{ readonly address: string }, null>('administer', (app, actor, { address }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    if (await clearMailTrouble(trx, address)) {
      await audit(trx, app, { permit: permit.value, campaignId: null, action: 'mailWorksAgain' });
    }
    return ok(null);
  }),
);
