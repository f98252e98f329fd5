import { AsyncLocalStorage } from 'node:async_hooks';
import { DAY } from '@chancery/core';
import { addDailyBytes, type Trx, type UserId } from '@chancery/store';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import type { AppError } from '../errors.ts';
import { PERMISSIONS, type UseCase } from '../permissions.ts';

const MEGABYTE = 1_000_000;

/** What is stored of these is not what was sent: positions, events and tellings of the largest scenario, in bytes. */
const WEIGHT: { readonly [useCase in UseCase]?: number } = {
  createCampaign: 1.5 * MEGABYTE,
  manageScenarios: 0.2 * MEGABYTE,
  closeTurn: MEGABYTE,
  rollBack: 2 * MEGABYTE,
};

/** What one use case has stored for an account. It is counted in the first transaction that comes to its end. */
interface Storing {
  readonly app: Pick<App, 'now' | 'config'>;
  readonly userId: UserId;
  readonly bytes: number;
  counted: boolean;
}

const storing = new AsyncLocalStorage<Storing>();

/** Carries a use case out, and counts what it is sent if it stores anything. What only reads, and what the system does, is free. */
export const countingBytes = <T>(
  app: Storing['app'],
  { actor, useCase, input }: { readonly actor: Actor; readonly useCase: UseCase; readonly input: unknown },
  run: () => Promise<T>,
): Promise<T> => {
  if (actor.kind !== 'user' || app.config.limits === undefined || PERMISSIONS[useCase].scope === 'read') return run();
  const bytes = Buffer.byteLength(JSON.stringify(input) ?? '') + (WEIGHT[useCase] ?? 0);
  return storing.run({ app, userId: actor.user as UserId, bytes, counted: false }, run);
};

/** Thrown in the middle of a transaction to roll it back. */
export class DayIsFull extends Error {
  readonly refusal: AppError;

  constructor(refusal: AppError) {
    super('the account has had enough stored today');
    this.refusal = refusal;
  }
}

/** At the beginning of a transaction: throws `DayIsFull` if the account may not have that much stored today. */
export const countBytes = async (trx: Trx): Promise<void> => {
  const now = storing.getStore();
  if (now === undefined || now.counted) return;
  const { app, userId, bytes } = now;
  const limit = app.config.limits?.megabytesADay ?? Number.POSITIVE_INFINITY;
  const at = app.now();
  const day = await addDailyBytes(trx, userId, bytes, { now: at, dayAgo: at - DAY });
  if (day === undefined || day.bytes <= limit * MEGABYTE) return;
  throw new DayIsFull({ code: 'too-many', what: 'MB from one account', limit, until: day.since + DAY });
};

/** When a transaction is refused, its count goes with it. */
export const bytesAreCounted = (): void => {
  const now = storing.getStore();
  if (now !== undefined) now.counted = true;
};
