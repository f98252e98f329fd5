/** A server with people and games in every state, so that each of its pages can be looked at. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimServer, userActor } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { findUserByEmail } from '@chancery/store';
import { drawClaimCode, readSettings, type Server, startServer } from 'chancery/server';
import { type Games, makeGames, type Scale } from './games.ts';

export const PASSWORD = 'a long way to Calais';

/** Ada runs the server and its games, Bob rules in them, and Cleo writes letters to Bob. */
export const PEOPLE = ['Ada', 'Bob', 'Cleo'] as const;
export type Person = (typeof PEOPLE)[number];
export const emailOf = (person: Person): string => `${person.toLowerCase()}@example.org`;

export interface Town {
  readonly server: Server;
  readonly games: Games;
}

const SETTINGS = {
  CHANCERY_HTTP_PORT: '0',
  CHANCERY_LOG_LEVEL: 'error',
  CHANCERY_HTTP_PAGES_A_MINUTE: '100000',
  CHANCERY_API_ADDRESS_REQUESTS: '100000',
  CHANCERY_ACCOUNTS_SIGN_UP: 'open',
};

/** Goes on with what lies in the folder; a new town is founded where there is nothing. */
export const openTown = async (folder: string, scale: Scale): Promise<Town> => {
  const settings = readSettings({ CHANCERY_DATA: folder, ...SETTINGS });
  if (!settings.ok) throw new Error(settings.error.join());
  const server = await startServer(settings.value, { rulesets: RULESETS });
  const file = join(folder, 'games.json');
  if (existsSync(file)) return { server, games: JSON.parse(readFileSync(file, 'utf8')) as Games };
  const [ada, bob, cleo] = [
    await settleIn(server, 'Ada'),
    await settleIn(server, 'Bob'),
    await settleIn(server, 'Cleo'),
  ];
  await claimServer(server.app, ada, { code: (await drawClaimCode(server.app)) ?? '' });
  const games = await makeGames(server.app, { ada, bob, cleo }, scale);
  writeFileSync(file, JSON.stringify(games));
  return { server, games };
};

/** An account, made at the page for it, whose address is taken as shown: so mails are written to it. */
const settleIn = async ({ app, address }: Server, name: Person) => {
  const email = emailOf(name);
  await fetch(new URL('/sign-up', address), {
    method: 'POST',
    body: new URLSearchParams({ name, email, password: PASSWORD }),
    headers: { origin: address },
    redirect: 'manual',
  });
  const user = await findUserByEmail(app.store.db, email);
  if (user === undefined) throw new Error(`${name} could not sign up`);
  await app.store.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', user.id).execute();
  return userActor(user.id);
};
