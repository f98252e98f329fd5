import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@chancery/api';
import { type App, createAccounts, createToken, SCOPES, userActor } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { openStore, type Store } from '@chancery/store';

type Api = ReturnType<typeof createApi>;

const SEATS = ['Eng', 'Lit', 'Gol', 'Rou'];
const WORDS = [...SEATS, 'master', 'G1 RECRUIT 2 militia', 'four-crowns', 'every', 'decline', 'https://hooks.example'];

const NOON = 1_772_366_400_000;
const BASE_URL = 'https://chancery.example';

/** A server with people and campaigns in every state, to be broken and made again. */
export interface World {
  readonly api: Api;
  /** What can stand in `Authorization`, of masters, rulers and strangers. */
  readonly tokens: readonly string[];
  /** Names of what is there, and other words. */
  readonly words: readonly string[];
  /** What is there of a sort, by the name that it has in paths and bodies. */
  readonly sorts: { readonly [field: string]: readonly string[] };
  /** What went wrong within, since the last time. */
  incidents(): readonly string[];
  /** Everything is as it was in the beginning. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export const openWorld = async (): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-fuzz-'));
  const template = join(folder, 'template.db');
  const first = await openStore({ file: template });
  const settled = await settle(first);
  await first.close();
  let rounds = 0;
  let store: Store;
  let logged: string[] = [];
  let api: Api;
  const renew = async (): Promise<void> => {
    await store?.close();
    rounds += 1;
    const file = join(folder, `${rounds}.db`);
    copyFileSync(template, file);
    store = await openStore({ file });
    api = apiOn(store, (line) => logged.push(line)).api;
  };
  await renew();
  return {
    get api() {
      return api;
    },
    ...settled,
    incidents() {
      const since = logged;
      logged = [];
      return since;
    },
    renew,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** A server whose chance is a counter, so that it does the same each time. */
const apiOn = (store: Store, fault: (line: string) => void): { readonly api: Api; readonly app: App } => {
  let draws = 0;
  const app: App = {
    store,
    rulesets: RULESETS,
    config: { baseUrl: BASE_URL, engine: 'fuzz' },
    log: { info() {}, warn() {}, error: (message, facts) => fault(`${message} ${JSON.stringify(facts)}`) },
    now: () => NOON,
    random: (bytes) => {
      draws += 1;
      return draws
        .toString(16)
        .padStart(bytes * 2, '0')
        .slice(-bytes * 2);
    },
  };
  const accounts = createAccounts(app, { secret: 'only for this, thirty-two letters', signUp: 'open' });
  const requestsAMinute = { user: Number.MAX_SAFE_INTEGER, address: Number.MAX_SAFE_INTEGER };
  return { api: createApi(app, accounts, { requestsAMinute }), app };
};

/** People, and campaigns as drafts, open, hidden, running and over, with letters, press and all that has a name. */
const settle = async (store: Store): Promise<Pick<World, 'tokens' | 'words' | 'sorts'>> => {
  const faults: string[] = [];
  const { api, app } = apiOn(store, (line) => faults.push(line));
  const words = new Set(WORDS);
  const users: string[] = [];
  const tokens: string[] = [];
  const ask = async (who: number, method: string, path: string, json?: unknown) => {
    const response = await api.request(`/api/v1${path}`, {
      method,
      headers: { authorization: tokens[who] ?? '', 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${text}`);
    for (const [word] of text.matchAll(/(?<=")[\w:-]{20,64}(?=")/g)) words.add(word);
    return text === '' ? {} : JSON.parse(text);
  };
  for (const name of ['Master', 'England', 'Lithuania', 'Stranger']) {
    const signUp = await api.request(`${BASE_URL}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: BASE_URL },
      body: JSON.stringify({ name, email: `${name.toLowerCase()}@example.org`, password: 'a long way to Calais' }),
    });
    const { user } = (await signUp.json()) as { user: { id: string } };
    const made = await createToken(app, userActor(user.id), { name: 'fuzz', scopes: SCOPES, days: 30 });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    tokens.push(`Bearer ${made.value.token}`);
    users.push(user.id);
    words.add(user.id);
  }
  const terms = { title: 'Fuzz', ruleset: 'medieval-diplomacy', scenario: 'four-crowns' };
  const campaign = async (joining: string): Promise<string> => {
    const settings = { joining, startWhenFull: false };
    return `/campaigns/${(await ask(0, 'POST', '/campaigns', { ...terms, settings })).campaignId}`;
  };
  const draft = await campaign('open');
  const [waiting, hidden, running, over] = [
    await campaign('application'),
    await campaign('invitation'),
    await campaign('open'),
    await campaign('open'),
  ];
  for (const path of [waiting, hidden, running, over]) await ask(0, 'POST', `${path}/open`);
  for (const path of [running, over]) {
    await ask(1, 'POST', `${path}/join`, { seat: 'Eng' });
    await ask(2, 'POST', `${path}/join`, { seat: 'Lit' });
    await ask(0, 'POST', `${path}/start`);
  }
  await ask(3, 'PUT', `${waiting}/application`, { preferences: ['Eng'] });
  await ask(0, 'POST', `${hidden}/invitations`, {});
  await ask(1, 'POST', `${running}/seats/Eng/orders`, { text: 'G1 RECRUIT 2 militia' });
  await ask(0, 'POST', `${running}/turns/1/close`, {});
  await ask(1, 'POST', `${running}/parties/Eng/letters`, { to: ['Lit', 'master'], subject: 'Hail', body: 'Peace?' });
  const { letters } = await ask(2, 'GET', `${running}/parties/Lit/letters`);
  await ask(2, 'POST', `${running}/seats/Lit/letters/${letters[0].id}/report`, { reason: 'Rude.' });
  await ask(1, 'POST', `${running}/parties/Eng/press`, { title: 'News', body: 'None.' });
  await ask(1, 'PUT', `${running}/seats/Eng/proclamation`, { text: 'Be it known to all that peace reigns.' });
  await ask(0, 'GET', `${running}/questions`);
  await ask(0, 'POST', `${running}/webhooks`, { url: 'https://hooks.example', form: 'plain', kinds: ['press'] });
  await ask(1, 'GET', '/notices');
  await ask(0, 'POST', `${over}/end`, { how: 'By agreement.' });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const campaigns = [running, running, draft, waiting, hidden, over].map((path) => path.slice('/campaigns/'.length));
  const ids = [...words].filter((word) => /^\w{24}$/.test(word) && !campaigns.includes(word) && !users.includes(word));
  const sorts = {
    ...Object.fromEntries(
      ['letter', 'letterReport', 'article', 'webhook', 'extension', 'answers'].map((of) => [of, ids]),
    ),
    ...{ campaign: campaigns, campaignId: campaigns, user: users },
    ...{
      seat: ['Eng', 'Lit', 'Eng', 'Lit', 'Gol', 'Rou'],
      muted: SEATS,
      preferences: SEATS,
      party: ['Eng', 'Lit', 'master'],
      to: ['Eng', 'Lit', 'master'],
    },
    ...{ turn: ['0', '1', '2'], text: ['G1 RECRUIT 2 militia', 'G1 FORM ARMY AS A1 "First"', 'A1 MOVE to 12'] },
    ...{ ruleset: ['medieval-diplomacy'], scenario: ['four-crowns'], zone: ['Europe/London'] },
  };
  return { tokens, words: [...words], sorts };
};
