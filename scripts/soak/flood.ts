import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeTurn, createToken } from '@chancery/app';
import { openStore } from '@chancery/store';
import { postgresServer } from '@chancery/store/test';
import { type Place, places } from '../../bench/host/places.ts';
import { type Serving, serveHouse } from '../../bench/host/process.ts';
import { appOver, got, type Ruler, settle } from '../../bench/host/rulers.ts';

/** In milliseconds: so soon the server says that it is alive, whatever floods it. */
const ALIVE_WITHIN = 250;
/** What one flooded route may leave on the disk: the account's hundred megabytes, and as much again for the write-ahead log. */
const GROWTH = 200_000_000;
const TURNS = 20;
const CONNECTIONS = 16;

interface Flood {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly signedIn?: true;
  readonly body?: () => unknown;
}

const floodsOf = ({ campaignId, seat }: Ruler, scenario: string, ruleset: string): readonly Flood[] => {
  const page = `/campaigns/${campaignId}`;
  const api = `/api/v1${page}`;
  const own = `${api}/seats/${seat}`;
  const open = [
    ...[
      '/',
      '/games',
      `/rules/${ruleset}`,
      `/rules/${ruleset}?q=army`,
      `/rules/${ruleset}/scenarios/${scenario}/map.svg`,
    ],
    ...['', '/map.svg', '/course.svg', '/deeds', '/press.atom', `/turns/${TURNS}`].map((rest) => page + rest),
    ...['', '/standings', '/course', '/map.svg', `/turns/${TURNS}/report.html`, '/verification'].map(
      (rest) => api + rest,
    ),
  ].map((path): Flood => ({ what: `GET ${path.replace(campaignId, ':campaign')}`, method: 'GET', path }));
  let count = 0;
  const numbered = (): number => {
    count += 1;
    return count;
  };
  const long = 'x'.repeat(19_000);
  const writes: readonly Omit<Flood, 'signedIn'>[] = [
    {
      what: 'campaigns',
      method: 'POST',
      path: '/api/v1/campaigns',
      body: () => ({ title: `Flood ${numbered()}`, ruleset, scenario }),
    },
    {
      what: 'drafts',
      method: 'PUT',
      path: `${own}/draft`,
      body: () => ({ text: `${'\n'.repeat(90_000)}${numbered()}` }),
    },
    { what: 'sheets', method: 'POST', path: `${own}/orders`, body: () => ({ text: '\n'.repeat(90_000) }) },
    {
      what: 'letters',
      method: 'POST',
      path: `${api}/parties/${seat}/letters`,
      body: () => ({ to: 'all', subject: 'Flood', body: long }),
    },
    {
      what: 'articles',
      method: 'POST',
      path: `${api}/parties/${seat}/press`,
      body: () => ({ title: 'Flood', body: long }),
    },
    {
      what: 'proclamations',
      method: 'PUT',
      path: `${own}/proclamation`,
      body: () => ({ text: `${numbered()} ${long}` }),
    },
  ];
  return [...open, ...writes.map((write): Flood => ({ ...write, signedIn: true }))];
};

/** Floods every route that costs something, one after another, on each database, and says what did not hold. */
export const flood = async (seconds: number): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const database = await places(name);
    console.log(database === null ? `NOT FLOODED ON ${name}: there is none` : `on ${name}:`);
    if (database !== null) faults.push(...(await floodOn(database, seconds)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
};

const floodOn = async ({ place, remove }: Place, seconds: number): Promise<readonly string[]> => {
  const data = 'file' in place ? dirname(place.file) : mkdtempSync(join(tmpdir(), 'chancery-flood-'));
  const folders = 'file' in place ? [data] : [data, (await postgresServer()).folder];
  const faults: string[] = [];
  try {
    const store = await openStore(place);
    const app = appOver(store);
    const scenario = 'europe-1320';
    const [ruler] = (await settle(app, { scenario, campaigns: 1, rulers: 1, deadline: null })) as [Ruler];
    for (let turn = 1; turn <= TURNS; turn += 1) {
      got(await closeTurn(app, { kind: 'system', why: 'soak' }, { campaignId: ruler.campaignId, turn, excused: true }));
    }
    const scopes = ['read', 'order', 'letter', 'master'] as const;
    const { token } = got(await createToken(app, ruler.actor, { name: 'flood', scopes, days: 1 }));
    await store.close();
    // Each connection comes from an address of its own, or the limits by address would answer for the routes behind them.
    Object.assign(process.env, { CHANCERY_HTTP_TRUSTED_PROXIES: '127.0.0.1', CHANCERY_API_USER_REQUESTS: '1000000' });
    if ('url' in place) process.env.CHANCERY_DATABASE_URL = place.url;
    const server = await serveHouse(data, true);
    const ruleset = String(app.rulesets[0]?.id);
    for (const each of floodsOf(ruler, scenario, ruleset)) {
      const before = sizeOf(folders);
      const { answers, slowest } = await under(server, each, token, seconds);
      const grown = sizeOf(folders) - before;
      const said = Object.entries(answers).map(([status, many]) => `${many} × ${status}`);
      console.log(
        `${each.what}: ${said.join(', ')}; alive within ${Math.round(slowest)} ms; ${Math.round(grown / 1000)} kB more`,
      );
      if (slowest > ALIVE_WITHIN) faults.push(`${each.what}: alive only after ${Math.round(slowest)} ms`);
      if (grown > GROWTH) faults.push(`${each.what}: ${grown} bytes more on the disk`);
    }
    await server.stop();
  } finally {
    delete process.env.CHANCERY_DATABASE_URL;
    if ('url' in place) rmSync(data, { recursive: true });
    await remove();
  }
  return faults;
};

let floods = 0;

const under = async (server: Serving, each: Flood, token: string, seconds: number) => {
  const until = performance.now() + seconds * 1000;
  const answers: { [status: string]: number } = {};
  let slowest = 0;
  floods += 1;
  const ask = async (connection: number): Promise<void> => {
    const answer = await fetch(server.address + each.path, {
      method: each.method,
      headers: {
        'x-forwarded-for': `10.0.${floods}.${connection}`,
        ...(each.signedIn === true ? { authorization: `Bearer ${token}` } : {}),
        ...(each.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(each.body === undefined ? {} : { body: JSON.stringify(each.body()) }),
    });
    await answer.arrayBuffer();
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  };
  const connect = async (connection: number): Promise<void> => {
    while (performance.now() < until) await ask(connection);
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < until) {
      const asked = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - asked);
      await sleep(50);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: CONNECTIONS }, (_, connection) => connect(connection))]);
  return { answers, slowest };
};

/** A database may have put a file away since it was listed. */
const sizeOf = (folders: readonly string[]): number =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
