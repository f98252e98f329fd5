import type { Trx } from '@chancery/store';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';

/** A transaction in hand, and who has something done in it. */
export interface Within {
  readonly app: App;
  readonly trx: Trx;
  readonly actor: Actor;
}
