import type { Accounts, Actor, App } from '@chancery/app';
import { findUser, type UserId } from '@chancery/store';
import { type Words, wordsFor } from './words/words.ts';

/** Who reads a page. */
export interface Reader {
  /** Null when nobody is signed in, and where it does not matter who is. */
  readonly name: string | null;
  /** In the language that they read. */
  readonly words: Words;
}

/** Who looks at a page, and as whom they act. */
export interface Visitor extends Reader {
  readonly actor: Actor;
}

export const visitorOf = async (app: App, accounts: Accounts, headers: Headers): Promise<Visitor> => {
  const actor = await accounts.actorOf(headers);
  const user = actor.kind === 'user' ? await findUser(app.store.db, actor.user as UserId) : undefined;
  return { actor, name: user?.name ?? null, words: wordsFor(headers) };
};

/** For pages that are the same for all: whoever it is, in their language. */
export const readerOf = (headers: Headers): Reader => ({ name: null, words: wordsFor(headers) });
