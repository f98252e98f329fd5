import type { Actor } from '@chancery/app';

/** What the API needs of accounts: who asks, and the pages of sessions and passwords. */
export interface Accounts {
  /** Everything under `/api/auth/`. */
  handler(request: Request, address?: string): Promise<Response>;
  /** By their session cookie or their personal access token; nobody when they have neither, or one that is not good. */
  actorOf(headers: Headers): Promise<Actor>;
}
