import { writeFault } from '@chancery/store';
import type { BetterAuthOptions } from 'better-auth';
import type { App } from '../../ground/app.ts';
import { thrown } from '../../ground/use-case.ts';

/** What better-auth has to say, without its arguments: they may hold an address or a row. */
export const authLog = (app: App): NonNullable<BetterAuthOptions['logger']> => ({
  level: 'error',
  log(level, message, ...facts) {
    const { log } = app;
    const error = facts.find((fact) => fact instanceof Error);
    // It makes refusals of its own of some faults of the database, and this is where they can be seen.
    if (writeFault(error) !== null) thrown(app, 'accounts', error);
    const about = error === undefined ? {} : { error: error.name };
    if (level === 'error') log.error(`accounts: ${message}`, about);
    else log.warn(`accounts: ${message}`, about);
  },
});

/** A refusal is an answer; anything else is a fault of ours. */
export const noteFault = (app: App, error: unknown): void => {
  if (!isRefusal(error)) thrown(app, 'accounts', error);
};

/** better-auth and the router under it have each an error of their own for it, of the same name. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'APIError' &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
