import { err, ok } from '@chancery/core';
import { addBlock, endSessions, findUser, isAdministrator, removeBlock, type UserId } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface BlockUser {
  readonly userId: UserId;
  /** For administrators. */
  readonly reason: string;
}

/**
 * Shuts somebody out: their sessions end, they cannot sign in, their tokens and mails are refused. Their seats stay theirs, and fall
 * silent by the rules of their campaigns. An administrator is dismissed first.
 */
export const blockUser = useCase<BlockUser, null>('administer', (app, actor, { userId, reason }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    const faults = wordFaults('reason', reason, { least: 1, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    if ((await findUser(trx, userId)) === undefined) return err({ code: 'not-found', what: 'user', id: userId });
    if (await isAdministrator(trx, userId)) return err({ code: 'conflict', what: 'administrator', found: userId });
    const { userId: byUser } = permit.value;
    const fresh = await addBlock(trx, { userId, since: app.now(), byUser, reason: reason.trim() });
    if (!fresh) return err({ code: 'conflict', what: 'block', found: userId });
    await endSessions(trx, userId, null);
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'blockUser', facts: { user: userId } });
    return ok(null);
  }),
);

export const unblockUser = useCase<{ readonly userId: UserId }, null>('administer', (app, actor, { userId }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    if (!(await removeBlock(trx, userId))) return err({ code: 'not-found', what: 'block', id: userId });
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'unblockUser', facts: { user: userId } });
    return ok(null);
  }),
);
