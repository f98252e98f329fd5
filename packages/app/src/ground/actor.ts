/**
 * Who asks. Made in one place for each channel (session, token, mail address), never by a page or a route.
 * What an actor may do is decided by use cases, from the roles that the store knows.
 */
export type Actor =
  /** Without a session, and without a token that counts. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'user';
      readonly user: string;
      readonly scopes: 'all' | readonly Scope[];
      /** Of a token that is good for one campaign alone. */
      readonly campaign?: string | null;
      /** The session by which they came, where they came by one. */
      readonly session?: string;
    }
  /** The worker, a migration, the command line on the server's own machine. */
  | { readonly kind: 'system'; readonly why: string };

/** What a personal access token may be used for. */
export const SCOPES = ['read', 'order', 'letter', 'master'] as const;
export type Scope = (typeof SCOPES)[number];

export const SIGNED_OUT: Actor = { kind: 'signed-out' };
export const userActor = (user: string): Extract<Actor, { readonly kind: 'user' }> => ({
  kind: 'user',
  user,
  scopes: 'all',
});
export const systemActor = (why: string): Actor => ({ kind: 'system', why });
