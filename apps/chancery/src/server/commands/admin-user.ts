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
import { ok, type Result } from '@chancery/core';
import { defineCommand } from '../../command.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';
import { counted } from '../../show/counted.ts';
import { Stop } from '../../stop.ts';
import { openingFault } from './opening-fault.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

/** What is done to one account; gives back what there is to say. */
type Deed = (app: App, actor: Actor, user: UserLine, name: string) => Promise<Result<readonly string[], AppError>>;

const said = (done: Result<unknown, AppError>, line: string): Result<readonly string[], AppError> =>
  done.ok ? ok([line]) : done;

const DEEDS: { readonly [word: string]: Deed } = {
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

export const adminUser = defineCommand({
  name: 'admin user',
  summary: 'Helps somebody with their account on this server, also while its mail is down',
  args: [{ name: 'WHAT' }, { name: 'ADDRESS' }],
  options: {
    config: CONFIG,
    name: { value: 'NAME', help: 'for rename: the new name' },
  },
  help: `WHAT is one of:
  show            who it is, and how they come in
  rename          gives the account the name of --name
  confirm         takes the address for theirs, as the link in a mail does
  reset           sends a link for a new password, and prints it
  second-factor   takes the codes of an authenticator off
  sign-out        ends all sessions
  delete          deletes the account for good; a game that it alone runs goes to an administrator

The server may run meanwhile. Each deed but show is on record (/admin).

  chancery admin user reset magda@example.org`,
  async run({ args: [what = '', address = ''], options, rulesets }, io) {
    const settings = settingsFrom(io, options.config);
    const deed = Object.hasOwn(DEEDS, what) ? DEEDS[what] : undefined;
    if (deed === undefined) {
      throw new Stop(EXIT.usage, `admin user cannot ${what}`, [`It knows ${Object.keys(DEEDS).join(', ')}.`]);
    }
    if (what === 'rename' && options.name === undefined) throw new Stop(EXIT.usage, 'rename needs --name NAME');
    const { openHouse } = await import('../open-house.ts');
    const log = { info: () => undefined, warn: io.complain, error: io.complain };
    const base = settings.baseUrl ?? `http://${settings.http.host}:${settings.http.port}`;
    const { app } = await openHouse(settings, { rulesets, now: io.now, log }, base).catch(openingFault);
    try {
      const actor = systemActor('command line');
      const found = await listUsers(app, actor, { limit: 100, search: address });
      const user = found.ok
        ? found.value.find(({ email }) => email.toLowerCase() === address.toLowerCase())
        : undefined;
      if (user === undefined) throw new Stop(EXIT.refused, `no account has the address ${address}`);
      const done = await deed(app, actor, user, options.name ?? '');
      if (!done.ok) throw new Stop(EXIT.refused, errorText(done.error, 'UTC', 'en'));
      printLines(io, done.value);
      return EXIT.done;
    } finally {
      await app.store.close();
    }
  },
});
