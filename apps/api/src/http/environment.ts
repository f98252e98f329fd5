import type { Actor, App, SignalReader } from '@chancery/app';
import type { Context } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { ApiSettings } from '../settings.ts';
import type { Meter } from './budget.ts';
import type { OpenStreams } from './open-streams.ts';
import type { RateLimit } from './rate-limit.ts';

/** What all requests share. */
export interface House {
  readonly app: App;
  readonly accounts: Accounts;
  readonly settings: ApiSettings;
  readonly limits: RateLimit;
  readonly streams: OpenStreams;
  readonly signals: SignalReader;
  /** What is being carried out with an idempotency key: user and key. */
  readonly underWay: Set<string>;
}

/** What is known of one request. */
export interface Env {
  Variables: {
    requestId: string;
    actor: Actor;
    /** What the asker may do in their minute. */
    meter: Meter;
  };
}

export type ApiContext = Context<Env>;
