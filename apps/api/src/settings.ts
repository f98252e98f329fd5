import type { Context } from 'hono';
import { STREAM_LIMITS, type StreamLimits } from './http/open-streams.ts';

export interface ApiSettings {
  /** How much one user may read in a minute, and one address without a user; as much again they may change, and ask for what is heavy. */
  readonly requestsAMinute: { readonly user: number; readonly address: number };
  readonly streams: StreamLimits;
  /** How long streams wait between two looks at what has happened, in milliseconds. */
  readonly livePause: number;
  /** How often a stream says that it is alive, and finds out whether its reader may still watch, in milliseconds. */
  readonly heartbeat: number;
  /** Aborted when the server stops: streams end then, and all else is answered. */
  readonly closing?: AbortSignal;
  /** Whether other processes on the same database count with this one. */
  readonly countTogether: boolean;
  /** Web pages of these origins may call the API with a personal access token; cookies are never taken from them. */
  readonly origins: readonly string[];
  /** From where a request comes, for the rate limit. Behind a proxy the one who runs the server says how that is known. */
  clientAddress(context: Context): string;
}

export const USUAL_SETTINGS: ApiSettings = {
  requestsAMinute: { user: 600, address: 300 },
  streams: STREAM_LIMITS,
  livePause: 1000,
  heartbeat: 15_000,
  countTogether: false,
  origins: [],
  clientAddress: (context) => {
    const { incoming } = (context.env ?? {}) as {
      readonly incoming?: { readonly socket?: { remoteAddress?: string } };
    };
    return incoming?.socket?.remoteAddress ?? 'unknown';
  },
};
