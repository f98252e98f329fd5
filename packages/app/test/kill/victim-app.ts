import { randomBytes } from 'node:crypto';
import { RULESETS } from '@chancery/registry';
import type { Store } from '@chancery/store';
import type { App } from '../../src/ground/app.ts';

/** The app of a process that is going to be killed. */
export const victimApp = (store: Store, now: () => number): App => ({
  store,
  rulesets: RULESETS,
  config: { baseUrl: 'https://chancery.example', engine: 'test' },
  log: { info: () => {}, warn: console.error, error: console.error },
  now,
  random: (bytes) => randomBytes(bytes).toString('hex'),
});
