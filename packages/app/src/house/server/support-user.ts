import { hash } from 'node:crypto';
import { err, ok, type Result } from '@chancery/core';
import {
  changeUser,
  endSessions,
  findUser,
  isBlocked,
  keepPasswordReset,
  removeSecondFactor as storeRemoval,
  type Trx,
  type UserId,
  type UserRow,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { tidyName, userNameFault } from '../../ground/names/user-names.ts';
import type { Permit } from '../../ground/permit.ts';
import type { AccountMailFacts } from '../../ground/text/account-mails/shape.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { LINK_MINUTES } from '../accounts/auth-mails.ts';

/** Somebody whom an administrator helps. */
export interface OfUser {
  readonly userId: UserId;
}

/** An account in hand, in the transaction that changes it. */
export interface Helping {
  readonly app: App;
  readonly trx: Trx;
  readonly user: UserRow;
  readonly permit: Permit;
}

/** Does something to an account for an administrator, and puts on record what it was. */
export const helpUser = <T>(
  app: App,
  actor: Actor,
  { userId, action }: OfUser & { readonly action: string },
  work: (helping: Helping) => Promise<Result<T, AppError>>,
): Promise<Result<T, AppError>> =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    const user = await findUser(trx, userId);
    if (user === undefined) return err({ code: 'not-found', what: 'user', id: userId });
    const done = await work({ app, trx, user, permit: permit.value });
    if (done.ok) await audit(trx, app, { permit: permit.value, campaignId: null, action, facts: { user: userId } });
    return done;
  });

const tell = ({ app, trx, user }: Helping, facts: AccountMailFacts, minutes: number | null = null): Promise<void> =>
  queueAccountMail(trx, app, { to: { userId: user.id, name: user.name, address: user.email }, facts, minutes });

/** Gives an account another name, by the rules that hold for one's own. */
export const renameUser = useCase<OfUser & { readonly name: string }, null>(
  'administer',
  (app, actor, { userId, name }) =>
    helpUser(app, actor, { userId, action: 'renameUser' }, async (helping) => {
      const fault = await userNameFault(helping.trx, name, userId);
      if (fault !== null) return err({ code: 'bad-input', faults: [`name: ${NAME_FAULTS[fault]}`] });
      await changeUser(helping.trx, userId, { name: tidyName(name) }, new Date(app.now()));
      await tell(helping, { kind: 'account-renamed', name: tidyName(name) });
      return ok(null);
    }),
);

const NAME_FAULTS: { readonly [fault in NonNullable<Awaited<ReturnType<typeof userNameFault>>>]: string } = {
  length: 'a name has 1 to 60 characters',
  unseen: 'it has invisible characters',
  mixed: 'it mixes letters of different scripts',
  house: 'it could pass for this server or those who run it',
  taken: 'it is taken, or looks like one that is',
};

/** Takes the address of an account for its owner's, as the link in a mail does that did not come. */
export const confirmUser = useCase<OfUser, null>('administer', (app, actor, { userId }) =>
  helpUser(app, actor, { userId, action: 'confirmUser' }, async ({ trx, user }) => {
    if (user.emailVerified === 1) return err({ code: 'conflict', what: 'confirmed address', found: user.email });
    await changeUser(trx, userId, { emailVerified: 1 }, new Date(app.now()));
    return ok(null);
  }),
);

/**
 * Sends a link with which its owner sets a new password. On the machine itself, where mail may be down, the link is given back
 * too; to administrators never, or they could come in as somebody else.
 */
export const sendPasswordReset = useCase<OfUser, { readonly link: string | null }>(
  'administer',
  (app, actor, { userId }) =>
    helpUser(app, actor, { userId, action: 'sendPasswordReset' }, async (helping) => {
      if (await isBlocked(helping.trx, userId)) return err({ code: 'conflict', what: 'block', found: userId });
      const token = app.random(24);
      const minutes = LINK_MINUTES.reset;
      const now = app.now();
      await keepPasswordReset(helping.trx, {
        userId,
        identifierHash: hash('sha256', `reset-password:${token}`, 'base64url'),
        expiresAt: new Date(now + minutes * 60_000),
        now: new Date(now),
      });
      const link = `${app.config.baseUrl}/new-password?token=${token}`;
      await tell(helping, { kind: 'reset-password', link, minutes }, minutes);
      return ok({ link: helping.permit.role === 'system' ? link : null });
    }),
);

/** Takes the codes of an authenticator off an account whose owner has lost them, and ends its sessions. Passkeys stay. */
export const removeSecondFactor = useCase<OfUser, null>('administer', (app, actor, { userId }) =>
  helpUser(app, actor, { userId, action: 'removeSecondFactor' }, async (helping) => {
    if (!(await storeRemoval(helping.trx, userId)))
      return err({ code: 'not-found', what: 'second factor', id: userId });
    await endSessions(helping.trx, userId, null);
    await tell(helping, { kind: 'second-factor-off' });
    return ok(null);
  }),
);

/** Ends the sessions of an account, the links that wait for it and the devices that it trusts. */
export const signOutUser = useCase<OfUser, { readonly ended: number }>('administer', (app, actor, { userId }) =>
  helpUser(app, actor, { userId, action: 'signOutUser' }, async (helping) => {
    const ended = await endSessions(helping.trx, userId, null);
    await tell(helping, { kind: 'signed-out' });
    return ok({ ended });
  }),
);
