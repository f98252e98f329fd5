import { findAccessToken, noteTokenUse, parsed } from '@chancery/store';
import { type Actor, SIGNED_OUT, userActor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import type { Auth } from './auth.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Who asks, by the headers of a request. A token decides alone: its owner asks, or a reader who is signed out; the cookie is not looked at. */
export const actorOf = async (app: App, auth: Auth, headers: Headers): Promise<Actor> => {
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? SIGNED_OUT : await tokenActor(app, token);
  }
  if (!headers.has('cookie') || comesFromElsewhere(app, headers)) return SIGNED_OUT;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(async (error) => {
    // better-auth keeps to itself what the database said, which says it again.
    await app.store.db.selectFrom('session').select('id').limit(1).execute();
    throw error;
  });
  return session === null ? SIGNED_OUT : { ...userActor(session.user.id), session: session.session.id };
};

/** A browser names the page that sends anything but a plain visit. */
const comesFromElsewhere = ({ config }: App, headers: Headers): boolean => {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(config.baseUrl).origin;
};

const about = (error: unknown) => ({ message: error instanceof Error ? error.message : '' });

const tokenActor = async (app: App, token: string): Promise<Actor> => {
  const { db } = app.store;
  const now = app.now();
  const found = await findAccessToken(db, tokenHash(token), now);
  if (found === undefined) return SIGNED_OUT;
  if (found.lastUsedAt === null || found.lastUsedAt <= now - 60_000) {
    // Who only reads is let in also while nothing can be written, and waits for nobody who writes.
    noteTokenUse(db, found.id, now).catch((error) => app.log.warn('the use of a token is not noted', about(error)));
  }
  return { kind: 'user', user: found.userId, scopes: parsed(found.scopes), campaign: found.campaignId };
};
