import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken, SCOPES, type Scope, userActor } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { newId, type UserId } from '@chancery/store';
import { readSettings, type Server, startServer } from '../../src/server/index.ts';

/** A real server in this process, on a port of its own, with people and their tokens. */
export interface RealServer {
  readonly url: string;
  readonly server: Server;
  person(name: string): Promise<UserId>;
  stop(): Promise<void>;
  token(user: UserId, scopes?: readonly Scope[]): Promise<string>;
  /** Speaks to the API as a program of that person would. Throws what is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  call(token: string, method: string, path: string, json?: unknown): Promise<any>;
}

const NO_LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts it, until it is stopped. No worker: nothing happens by itself. */
export const startRealServer = async (): Promise<RealServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-remote-'));
  const settings = readSettings({
    CHANCERY_DATA: folder,
    CHANCERY_HTTP_PORT: '0',
    CHANCERY_WORKER_INSIDE: 'false',
    CHANCERY_MAIL_OUT: 'none',
    CHANCERY_ACCOUNTS_SIGN_UP: 'open',
  });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  const server = await startServer(settings.value, { rulesets: RULESETS, log: NO_LOG });
  const { app, address: url } = server;
  return {
    url,
    server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    async person(name) {
      const id = newId<'user'>();
      const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
      const email = `${id}@example.org`;
      await app.store.db
        .insertInto('user')
        .values({ id, name, email, emailVerified: 1, image: null, twoFactorEnabled: null, ...times })
        .execute();
      return id;
    },
    async token(user, scopes = SCOPES) {
      const made = await createToken(app, userActor(user), { name: 'test', scopes, days: 30 });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      return made.value.token;
    },
    async call(token, method, path, json) {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
  };
};

/** A campaign of four realms that has begun: who is its master, and who rules what. */
export interface Table {
  readonly campaign: string;
  readonly path: string;
  readonly master: string;
  /** Tokens by seat. */
  readonly rulers: { readonly [seat: string]: string };
}

export const begunTable = async ({ person, token, call }: RealServer, title: string): Promise<Table> => {
  const master = await token(await person('Master'));
  const { campaignId: campaign } = await call(master, 'POST', '/campaigns', {
    title,
    ruleset: 'medieval-diplomacy',
    scenario: 'four-crowns',
    deadlineRule: { kind: 'every', milliseconds: 86_400_000 },
    settings: { startWhenFull: false },
  });
  const path = `/campaigns/${campaign}`;
  await call(master, 'POST', `${path}/open`, {});
  const { seats } = await call(master, 'GET', path);
  const rulers: { [seat: string]: string } = {};
  for (const { seat } of seats as readonly { readonly seat: string }[]) {
    const ruler = await token(await person(`Ruler of ${seat}`));
    await call(ruler, 'POST', `${path}/join`, { seat });
    rulers[seat] = ruler;
  }
  await call(master, 'POST', `${path}/start`, {});
  return { campaign, path, master, rulers };
};
