import type { Accounts, Actor, App } from '@chancery/app';
import { findUser, type UserId } from '@chancery/store';

/** Who looks at a page. */
export interface Visitor {
  readonly actor: Actor;
  /** Null when nobody is signed in. */
  readonly name: string | null;
}

export const visitorOf = async (app: App, accounts: Accounts, headers: Headers): Promise<Visitor> => {
  const actor = await accounts.actorOf(headers);
  const user = actor.kind === 'user' ? await findUser(app.store.db, actor.user as UserId) : undefined;
  return { actor, name: user?.name ?? null };
};
