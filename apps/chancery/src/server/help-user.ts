import {
  type Actor,
  type App,
  type AppError,
  confirmUser,
  eraseUser,
  errorText,
  listUsers,
  removeSecondFactor,
  renameUser,
  sendPasswordReset,
  signOutUser,
  systemActor,
  type UserLine,
} from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import { counted } from '../show/counted.ts';

/** What is done to one account; gives back what there is to say. */
type Deed = (app: App, actor: Actor, user: UserLine, name: string) => Promise<Result<readonly string[], AppError>>;

const said = (done: Result<unknown, AppError>, line: string): Result<readonly string[], AppError> =>
  done.ok ? ok([line]) : done;

const DEEDS: { readonly [word in UserDeed]: Deed } = {
  show: async (_app, _actor, { id, name, email, emailVerified, secondFactor, administrator, blocked }) =>
    ok([
      `${name} <${email}>, account ${id}`,
      `address ${emailVerified ? 'confirmed' : 'not confirmed'}, second factor ${secondFactor ? 'on' : 'off'}`,
      ...(administrator ? ['administrator'] : []),
      ...(blocked === null ? [] : [`blocked: ${blocked.reason}`]),
    ]),
  rename: async (app, actor, { id: userId }, name) =>
    said(await renameUser(app, actor, { userId, name }), `The account is now called ${name}.`),
  confirm: async (app, actor, { id: userId, email }) =>
    said(await confirmUser(app, actor, { userId }), `${email} is confirmed.`),
  reset: async (app, actor, { id: userId, email }) => {
    const sent = await sendPasswordReset(app, actor, { userId });
    if (!sent.ok) return sent;
    return ok([
      `A mail to ${email} waits to be sent. If mail is down, pass this link on; it works once:`,
      sent.value.link ?? '',
    ]);
  },
  'second-factor': async (app, actor, { id: userId }) =>
    said(await removeSecondFactor(app, actor, { userId }), 'The second factor is off, and all sessions are ended.'),
  'sign-out': async (app, actor, { id: userId }) => {
    const done = await signOutUser(app, actor, { userId });
    return done.ok ? ok([`${counted(done.value.ended, 'session')} ended.`]) : done;
  },
  delete: async (app, actor, { id: userId, email }) =>
    said(await eraseUser(app, actor, { userId, address: email }), `The account of ${email} is deleted.`),
};

/** What the command line does for an account. */
export type UserDeed = 'show' | 'rename' | 'confirm' | 'reset' | 'second-factor' | 'sign-out' | 'delete';

export interface HelpUser {
  readonly what: UserDeed;
  readonly address: string;
  /** For a new name; empty otherwise. */
  readonly name: string;
}

/** Does something for the account with an address, as the system: what there is to say of it, or why it cannot be. */
export const helpUser = async (
  app: App,
  { what, address, name }: HelpUser,
): Promise<Result<readonly string[], string>> => {
  const actor = systemActor('command line');
  const found = await listUsers(app, actor, { limit: 1, address });
  const user = found.ok ? found.value[0] : undefined;
  if (user === undefined) return err(`no account has the address ${address}`);
  const done = await DEEDS[what](app, actor, user, name);
  return done.ok ? done : err(errorText(done.error, 'UTC', 'en'));
};
