import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import { actorOf } from './actor-of.ts';
import { authOf } from './auth.ts';
import { isOffered } from './auth-paths.ts';
import { withAddress } from './client-address.ts';
import { createPasswords } from './passwords.ts';
import { towardsSecondStep } from './second-step.ts';
import type { AccountSettings } from './settings.ts';

/** How people come in: by a session of a browser, or by a token of their own. */
export interface Accounts {
  /**
   * Answers what lies under `/api/auth/`: signing up, in and out, passwords, passkeys, second factors. `address` is the
   * caller's own as the server sees it, for the limits; a header that claims to be it counts for nothing.
   */
  handler(request: Request, address?: string): Promise<Response>;
  /**
   * Who asks: the owner of the token in `Authorization: Bearer`, else of the session in the cookie. A cookie that a page
   * of another house makes a browser send is as none.
   */
  actorOf(headers: Headers): Promise<Actor>;
}

export const createAccounts = (app: App, settings: AccountSettings): Accounts => {
  const passwords = createPasswords();
  const auth = authOf(app, settings, passwords);
  return {
    handler: async (request, address) =>
      isOffered(request)
        ? await towardsSecondStep(
            app,
            request,
            await passwords.duringRequest(() => auth.handler(withAddress(request, address))),
          )
        : new Response(null, { status: 404 }),
    actorOf: (headers) => actorOf(app, auth, headers),
  };
};
