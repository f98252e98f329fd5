import { defineCommand } from '../../command.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';
import { Stop } from '../../stop.ts';
import type { UserDeed } from '../help-user.ts';
import { openingFault } from './opening-fault.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

const WHAT = [
  'show',
  'rename',
  'confirm',
  'reset',
  'second-factor',
  'sign-out',
  'delete',
] as const satisfies readonly UserDeed[];

const isDeed = (word: string): word is UserDeed => WHAT.some((known) => known === word);

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
    if (!isDeed(what)) throw new Stop(EXIT.usage, `admin user cannot ${what}`, [`It knows ${WHAT.join(', ')}.`]);
    if (what === 'rename' && options.name === undefined) throw new Stop(EXIT.usage, 'rename needs --name NAME');
    const { openHouse } = await import('../open-house.ts');
    const { helpUser } = await import('../help-user.ts');
    const log = { info: () => undefined, warn: io.complain, error: io.complain };
    const base = settings.baseUrl ?? `http://${settings.http.host}:${settings.http.port}`;
    const { app } = await openHouse(settings, { rulesets, now: io.now, log }, base).catch(openingFault);
    try {
      const done = await helpUser(app, { what, address, name: options.name ?? '' });
      if (!done.ok) throw new Stop(EXIT.refused, done.error);
      printLines(io, done.value);
      return EXIT.done;
    } finally {
      await app.store.close();
    }
  },
});
