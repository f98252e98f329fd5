import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMailAddress } from '@chancery/mail';

/**
 * Answers that go out before an address is looked up: how long they take tells nobody whether it has an account. What was
 * asked for is done when they are on their way.
 */
export interface AnswerFirst {
  /** Carries a request out. Its answer is that which was given meanwhile, if one was. */
  duringRequest(carryOut: () => Promise<Response>): Promise<Response>;
  /** Inside of a request: gives its answer, and waits until that is away. Does nothing for a request that has to be looked at first. */
  give(path: string | undefined, body: Asked): Promise<void>;
  /** When all that was put off is done. */
  settled(): Promise<void>;
}

interface Asked {
  readonly [field: string]: unknown;
}

/** Of which requests, and what better-auth answers them whatever it finds. */
const ALWAYS: { readonly [path: string]: object } = {
  '/request-password-reset': {
    status: true,
    message: 'If this email exists in our system, check your email for the reset link',
  },
  '/sign-in/magic-link': { status: true },
};

/** Where a link in the mail may lead to; all other requests better-auth refuses itself, and looks nothing up for that. */
const PAGES = ['redirectTo', 'callbackURL', 'newUserCallbackURL', 'errorCallbackURL'];

const isTaken = (body: Asked): boolean =>
  typeof body['email'] === 'string' &&
  isMailAddress(body['email']) &&
  ['string', 'undefined'].includes(typeof body['name']) &&
  PAGES.every((name) => body[name] === undefined || /^\/(?![/\\])/.test(String(body[name])));

/** Until an answer is away, in milliseconds; nobody waits for that. */
const AWAY = 100;

export const createAnswerFirst = (onFault: (error: unknown) => void): AnswerFirst => {
  const giving = new AsyncLocalStorage<(answer: Response) => void>();
  const underWay = new Set<Promise<unknown>>();
  return {
    duringRequest(carryOut) {
      const { promise: given, resolve } = Promise.withResolvers<Response>();
      let early = false;
      const give = (answer: Response): void => {
        early = true;
        resolve(answer);
      };
      const whole = giving.run(give, carryOut);
      const rest = whole.catch((error: unknown) => early && onFault(error)).finally(() => underWay.delete(rest));
      underWay.add(rest);
      return Promise.race([whole, given]);
    },
    async give(path, body) {
      const answer = ALWAYS[path ?? ''];
      const give = giving.getStore();
      if (answer === undefined || give === undefined || !isTaken(body)) return;
      give(Response.json(answer));
      await sleep(AWAY);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
};
