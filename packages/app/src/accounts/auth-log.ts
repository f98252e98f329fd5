import type { BetterAuthOptions } from 'better-auth';
import type { App, Log } from '../app.ts';
import { incident } from '../use-case.ts';

/** What better-auth has to say, without its arguments: they may hold an address or a row. */
export const authLog = (log: Log): NonNullable<BetterAuthOptions['logger']> => ({
  level: 'error',
  log(level, message, ...facts) {
    const error = facts.find((fact) => fact instanceof Error);
    const about = error === undefined ? {} : { error: error.name };
    if (level === 'error') log.error(`accounts: ${message}`, about);
    else log.warn(`accounts: ${message}`, about);
  },
});

/** A refusal is an answer; anything else is a fault of ours. */
export const noteFault = (app: App, error: unknown): void => {
  if (!isRefusal(error)) incident(app, 'accounts', error);
};

/** better-auth and the router under it have each an error of their own for it, of the same name. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'APIError' &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
