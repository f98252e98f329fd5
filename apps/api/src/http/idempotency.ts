import { createHash } from 'node:crypto';
import { type Actor, type App, thrown } from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import { type Db, keepIdempotentAnswer, releaseIdempotencyKey, takeIdempotencyKey, type UserId } from '@chancery/store';
import type { Fault } from '../problem/fault.ts';
import type { Route } from '../route/route.ts';
import type { ApiContext, House } from './environment.ts';

/** An answer as it goes out, and as it is kept for the case that the request comes again. */
export interface Answer {
  readonly status: number;
  /** Bytes of a file, which no change answers with. */
  readonly body: string | Uint8Array<ArrayBuffer>;
}

type User = Extract<Actor, { readonly kind: 'user' }>;
type Answered = Result<Answer, Fault>;

/** Does what is asked for, on the store of the app that it is given. */
export type CarryOut = (app: App) => Promise<Answered>;

const KEY = /^[\w-]{1,100}$/;
const KEPT_FOR = 24 * 3_600_000;

/**
 * Carries a change out once for each key that its client has given it; what comes again is answered as the first time.
 * What was refused has changed nothing, so it is not kept and may be tried again with the same key. Whoever is nobody
 * changes nothing, and needs no key.
 */
export const carryOutOnce = async (
  { app, underWay }: House,
  context: ApiContext,
  { route, bytes, carryOut }: { readonly route: Route; readonly bytes: Buffer; readonly carryOut: CarryOut },
): Promise<Answered> => {
  const key = context.req.header('idempotency-key');
  const actor = context.get('actor');
  if (key === undefined || route.method === 'get' || actor.kind !== 'user') return carryOut(app);
  if (!KEY.test(key)) return err({ code: 'bad-idempotency-key' });
  const name = `${actor.user} ${key}`;
  if (underWay.has(name)) return err({ code: 'idempotency-under-way' });
  underWay.add(name);
  try {
    const requestHash = hashOfRequest(context, actor, bytes);
    const keyed = { app, route, userId: actor.user as UserId, key, requestHash };
    return await (route.inSteps ? answerTo(app.store.db, keyed, carryOut) : inOneTransaction(keyed, carryOut));
  } finally {
    underWay.delete(name);
  }
};

interface Keyed {
  readonly app: App;
  readonly route: Route;
  readonly userId: UserId;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * The key, the change that it guards and the answer are on the disk together, or none of them is: whoever hears nothing
 * asks again, also after the server was killed, and the change is made once.
 */
const inOneTransaction = async (keyed: Keyed, carryOut: CarryOut): Promise<Answered> => {
  const { app, route } = keyed;
  let refused: Answered | null = null;
  try {
    return await app.store.db.transaction().execute(async (trx) => {
      const answered = await answerTo(trx, keyed, carryOut);
      if (!answered.ok) refused = answered;
      return answered;
    });
  } catch (error) {
    // A fault of the database spoils the transaction after it was told.
    return refused ?? err(thrown(app, route.name, error));
  }
};

const answerTo = async (db: Db, keyed: Keyed, carryOut: CarryOut): Promise<Answered> => {
  const { app, route, userId, key, requestHash } = keyed;
  const createdAt = app.now();
  const taken = await takeIdempotencyKey(db, { userId, key, requestHash, createdAt, expiresAt: createdAt + KEPT_FOR });
  if (taken.kind === 'other-request') return err({ code: 'idempotency-key-reused' });
  if (taken.kind === 'done') {
    return route.once ? err({ code: 'shown-once' }) : ok({ status: taken.status, body: taken.response });
  }
  // Steps whose server was killed between them can be gone on with.
  if (taken.kind === 'under-way' && !route.inSteps) return err({ code: 'idempotency-under-way' });
  const answered = await carryOut({ ...app, store: { ...app.store, db } });
  if (!answered.ok) await releaseIdempotencyKey(db, userId, key);
  else
    await keepIdempotentAnswer(
      db,
      { userId, key },
      answered.value.status,
      route.once ? '' : String(answered.value.body),
    );
  return answered;
};

/** A token that is good for less does not learn what another was answered, so that counts as part of the request. */
const hashOfRequest = ({ req }: ApiContext, { scopes, campaign = null }: User, bytes: Buffer): string => {
  const { pathname, search } = new URL(req.url);
  return createHash('sha256')
    .update(JSON.stringify([req.method, pathname, search, req.header('content-type') ?? '', scopes, campaign]))
    .update(bytes)
    .digest('hex');
};
