import { err, ok } from '@chancery/core';
import { endSession as deleteSession, endSessions, sessionsOf } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { ownUser } from './own-user.ts';

export interface SessionLine {
  readonly id: string;
  /** ISO 8601: sessions go by the clock of the machine. */
  readonly since: string;
  readonly expiresAt: string;
  /** The browser, as it calls itself. */
  readonly browser: string | null;
  readonly address: string | null;
  /** The one in which this is asked. */
  readonly current: boolean;
}

/** Where the user is signed in. */
export const listSessions = useCase<null, readonly SessionLine[]>('manageSessions', async (app, actor) => {
  const { db } = app.store;
  const own = await ownUser(db, actor, 'manageSessions');
  if (!own.ok) return own;
  const here = actor.kind === 'user' ? actor.session : undefined;
  const rows = await sessionsOf(db, own.value.user.id, new Date());
  return ok(
    rows.map(({ id, createdAt, expiresAt, userAgent, ipAddress }) => ({
      id,
      since: createdAt,
      expiresAt,
      browser: userAgent,
      address: ipAddress,
      current: id === here,
    })),
  );
});

export const endSession = useCase<{ readonly id: string }, null>('manageSessions', (app, actor, { id }) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'manageSessions');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    if (!(await deleteSession(trx, user.id, id))) return err({ code: 'not-found', what: 'session', id });
    await audit(trx, app, { permit, campaignId: null, action: 'endSession' });
    return ok(null);
  }),
);

export interface SignOutEverywhere {
  /** They stay signed in where they ask for it. */
  readonly butHere: boolean;
}

/** Ends their sessions, the links that wait for them, and the devices that need no second factor. Tokens stay. */
export const signOutEverywhere = useCase<SignOutEverywhere, { readonly ended: number }>(
  'manageSessions',
  (app, actor, { butHere }) =>
    transact(app.store, async (trx) => {
      const own = await ownUser(trx, actor, 'manageSessions');
      if (!own.ok) return own;
      const { user, permit } = own.value;
      const here = butHere && actor.kind === 'user' ? (actor.session ?? null) : null;
      const ended = await endSessions(trx, user.id, here);
      await audit(trx, app, { permit, campaignId: null, action: 'signOutEverywhere', facts: { ended } });
      return ok({ ended });
    }),
);
