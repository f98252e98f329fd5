import type { BetterAuthOptions } from 'better-auth';
import type { Log } from '../app.ts';

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
