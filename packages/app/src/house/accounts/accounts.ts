import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { languageAsked } from '../../ground/text/language-of.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { actorOf } from './actor-of.ts';
import { createAnswerFirst } from './answer-first.ts';
import { authOf } from './auth.ts';
import { noteFault } from './auth-log.ts';
import { isOffered } from './auth-paths.ts';
import { withAddress } from './client-address.ts';
import { createPasswords } from './passwords.ts';
import { towardsSecondStep } from './second-step.ts';
import type { AccountSettings, SignUpPolicy } from './settings.ts';
import { maySignUp, signUpPolicy } from './sign-up-policy.ts';

/** How people come in: by a session of a browser, or by a token of their own. */
export interface Accounts {
  /**
   * Answers what lies under `/api/auth/`: signing up, in and out, passwords, passkeys, second factors. `address` is the
   * caller's own as the server sees it, for the limits; a header that claims to be it counts for nothing. An account that
   * keeps no language takes that of the request with which somebody signs in, and its mails come in it until then.
   */
  handler(request: Request, address?: string): Promise<Response>;
  /**
   * Who asks: the owner of the token in `Authorization: Bearer`, else of the session in the cookie. A cookie that a page
   * of another house makes a browser send is as none.
   */
  actorOf(headers: Headers): Promise<Actor>;
  /**
   * What somebody can be told before they fill in a form: `open` if they may make an account now, with the invitation that they
   * have in hand if any; otherwise who may instead.
   */
  signUp(invitation: unknown): Promise<SignUpPolicy>;
  /** Whether a new account waits until its owner has opened the link in a mail. */
  readonly confirm: boolean;
  /** When all is done that was answered before: whoever closes the database waits for it. */
  settled(): Promise<void>;
}

export const createAccounts = (app: App, settings: AccountSettings): Accounts => {
  const passwords = createPasswords();
  const asked = new AsyncLocalStorage<TextLanguage | undefined>();
  const answerFirst = createAnswerFirst((error) => noteFault(app, error));
  const auth = authOf(app, settings, { passwords, asked: () => asked.getStore(), answerFirst });
  return {
    handler: async (request, address) =>
      isOffered(request)
        ? await towardsSecondStep(
            app,
            request,
            await asked.run(languageAsked(request.headers), () =>
              answerFirst.duringRequest(() =>
                passwords.duringRequest(() => auth.handler(withAddress(request, address))),
              ),
            ),
          )
        : new Response(null, { status: 404 }),
    actorOf: (headers) => actorOf(app, auth, headers),
    signUp: async (invitation) =>
      (await maySignUp(app, settings, invitation)) ? 'open' : await signUpPolicy(app.store.db, settings),
    confirm: settings.confirm ?? true,
    settled: () => answerFirst.settled(),
  };
};
