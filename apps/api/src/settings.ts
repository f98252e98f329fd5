import type { Context } from 'hono';

export interface ApiSettings {
  /** How many requests a minute one user may make, and one address without a user. */
  readonly requestsAMinute: { readonly user: number; readonly address: number };
  /** Whether other processes on the same database count with this one. */
  readonly countTogether: boolean;
  /** Web pages of these origins may call the API with a personal access token; cookies are never taken from them. */
  readonly origins: readonly string[];
  /** From where a request comes, for the rate limit. Behind a proxy the one who runs the server says how that is known. */
  clientAddress(context: Context): string;
}

export const USUAL_SETTINGS: ApiSettings = {
  requestsAMinute: { user: 600, address: 300 },
  countTogether: false,
  origins: [],
  clientAddress: (context) => {
    const { incoming } = (context.env ?? {}) as {
      readonly incoming?: { readonly socket?: { remoteAddress?: string } };
    };
    return incoming?.socket?.remoteAddress ?? 'unknown';
  },
};
