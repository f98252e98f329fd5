import { createHash } from 'node:crypto';
import type { Actor } from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import { keepIdempotentAnswer, releaseIdempotencyKey, takeIdempotencyKey, type UserId } from '@chancery/store';
import type { Fault } from '../problem/fault.ts';
import type { Route } from '../route/route.ts';
import type { ApiContext, House } from './environment.ts';

/** An answer as it goes out, and as it is kept for the case that the request comes again. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

type User = Extract<Actor, { readonly kind: 'user' }>;

export type CarryOut = () => Promise<Result<Answer, Fault>>;

const KEY = /^[\w-]{1,100}$/;
const KEPT_FOR = 24 * 3_600_000;

/**
 * Carries a change out once for each key that its client has given it; what comes again is answered as the first time.
 * What was refused has changed nothing, so it is not kept and may be tried again with the same key. Whoever is nobody
 * changes nothing, and needs no key.
 */
export const carryOutOnce = async (
  { app }: House,
  context: ApiContext,
  route: Route,
  bytes: Buffer,
  carryOut: CarryOut,
): Promise<Result<Answer, Fault>> => {
  const key = context.req.header('idempotency-key');
  const actor = context.get('actor');
  if (key === undefined || route.method === 'get' || actor.kind !== 'user') return carryOut();
  if (!KEY.test(key)) return err({ code: 'bad-idempotency-key' });
  const { db } = app.store;
  const userId = actor.user as UserId;
  const createdAt = app.now();
  const requestHash = hashOfRequest(context, actor, bytes);
  const taken = await takeIdempotencyKey(db, { userId, key, requestHash, createdAt, expiresAt: createdAt + KEPT_FOR });
  switch (taken.kind) {
    case 'other-request':
      return err({ code: 'idempotency-key-reused' });
    case 'under-way':
      return err({ code: 'idempotency-under-way' });
    case 'done':
      return route.once ? err({ code: 'shown-once' }) : ok({ status: taken.status, body: taken.response });
    case 'new': {
      const answer = await carryOut();
      if (!answer.ok) await releaseIdempotencyKey(db, userId, key);
      else await keepIdempotentAnswer(db, { userId, key }, answer.value.status, route.once ? '' : answer.value.body);
      return answer;
    }
  }
};

/** A token that is good for less does not learn what another was answered, so that counts as part of the request. */
const hashOfRequest = ({ req }: ApiContext, { scopes, campaign = null }: User, bytes: Buffer): string => {
  const { pathname, search } = new URL(req.url);
  return createHash('sha256')
    .update(JSON.stringify([req.method, pathname, search, req.header('content-type') ?? '', scopes, campaign]))
    .update(bytes)
    .digest('hex');
};
