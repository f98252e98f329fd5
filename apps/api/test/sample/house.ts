import { type Accounts, type App, createAccounts, createToken, SCOPES, type Scope, userActor } from '@chancery/app';
import { EVERY_RULESET } from '@chancery/registry';
import { newId, type Store, type UserId } from '@chancery/store';
import { RING } from '@chancery/testkit';
import { type ApiSettings, createApi } from '../../src/index.ts';
import { Client } from './client.ts';

/** 1 March 2026, noon. */
export const NOON = 1_772_366_400_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const BASE_URL = 'https://chancery.example';

/** The real app behind the real API, with a clock that is moved by hand. */
export interface House {
  readonly app: App;
  readonly accounts: Accounts;
  readonly api: ReturnType<typeof createApi>;
  readonly logged: string[];
  pass(milliseconds: number): void;
  /** Whoever has no token and no session. */
  readonly nobody: Client;
  /** A person with an account, and a program of theirs that has a token with these scopes. */
  person(name: string, scopes?: readonly Scope[]): Promise<Person>;
  /** A token of a person, as they would give it to a program. */
  token(person: Pick<Person, 'id'>, scopes: readonly Scope[]): Promise<string>;
  /** Another program of a person. */
  program(person: Person, scopes: readonly Scope[]): Promise<Client>;
  /** The browser of somebody who has signed up and in, by password. */
  browser(name: string): Promise<Client>;
}

export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly client: Client;
}

const PASSWORD = 'a long way to Calais';

let houses = 0;

export const houseOf = (store: Store, settings: Partial<ApiSettings> = {}): House => {
  houses += 1;
  const salt = houses;
  let now = NOON;
  let draws = 0;
  const logged: string[] = [];
  const note = (message: string, facts: object = {}): void => {
    logged.push(`${message} ${JSON.stringify(facts)}`);
  };
  const app: App = {
    store,
    rulesets: [...EVERY_RULESET, RING],
    config: { baseUrl: BASE_URL, engine: 'test' },
    log: { info: note, warn: note, error: note },
    now: () => now,
    random: (bytes) => {
      draws += 1;
      return `${salt.toString(16)}f${draws.toString(16)}`.padStart(bytes * 2, '0').slice(-bytes * 2);
    },
  };
  const accounts = createAccounts(app, { secret: 'only for tests, thirty-two letters', signUp: 'open' });
  const requestsAMinute = { user: 100_000, address: 100_000 };
  const api = createApi(app, accounts, { requestsAMinute, ...settings });
  const token: House['token'] = async ({ id }, scopes) => {
    const made = await createToken(app, userActor(id), { name: 'test', scopes, days: 30 });
    if (!made.ok) throw new Error(`no token: ${JSON.stringify(made.error)}`);
    return made.value.token;
  };
  const program: House['program'] = async (person, scopes) =>
    new Client(api, { authorization: `Bearer ${await token(person, scopes)}` });
  return {
    app,
    accounts,
    api,
    logged,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    nobody: new Client(api, {}),
    token,
    program,
    async browser(name) {
      const email = `${name.toLowerCase()}.${newId()}@example.org`;
      const auth = (path: string, body: object) =>
        api.request(`${BASE_URL}/api/auth${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: BASE_URL },
          body: JSON.stringify(body),
        });
      await auth('/sign-up/email', { name, email, password: PASSWORD });
      await store.db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
      const signedIn = await auth('/sign-in/email', { email, password: PASSWORD });
      if (signedIn.status !== 200) throw new Error(`${name} cannot sign in: ${await signedIn.text()}`);
      const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
      return new Client(api, { cookie: cookie.join('; '), origin: BASE_URL });
    },
    async person(name, scopes = SCOPES) {
      const id = newId<'user'>();
      const email = `${name.toLowerCase()}.${id}@example.org`;
      const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
      await store.db
        .insertInto('user')
        .values({ id, name, email, emailVerified: 1, image: null, twoFactorEnabled: null, ...times })
        .execute();
      const person = { id, name, email, client: new Client(api, {}) };
      return { ...person, client: await program(person, scopes) };
    },
  };
};
