import { createHmac } from 'node:crypto';
import type { App } from '../../ground/app.ts';
import { serverKey } from '../../ground/server-key.ts';

/** The id of the mail that says what a key of the outbox names. It cannot be foretold, so nobody can say that it came back. */
export const mailIdOf = async (app: Pick<App, 'store' | 'now' | 'random'>, dedupeKey: string): Promise<string> => {
  const key = await serverKey(app.store.db, app, 'mail-id-key');
  return createHmac('sha256', key).update(dedupeKey).digest('hex').slice(0, 32);
};
