import { parsed } from '@chancery/store';
import type { Actor } from '../../src/ground/actor.ts';
import type { NoticeMail } from '../../src/ground/tell/mail.ts';
import { type Accounts, createAccounts } from '../../src/house/accounts/accounts.ts';
import type { AccountSettings } from '../../src/house/accounts/settings.ts';
import type { House } from '../sample/people.ts';

export const PASSWORD = 'a long way to Calais';

export const accountsOf = ({ app }: House, settings: Partial<AccountSettings> = {}): Accounts =>
  createAccounts(app, { secret: 'a secret of at least thirty-two letters', signUp: 'open', ...settings });

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks for what it expects
  readonly body: any;
  readonly location: string | null;
}

/** Sends what a browser would send from a page of ours, and keeps its cookies. */
export interface Browser {
  get(path: string, headers?: { readonly [name: string]: string }): Promise<Answer>;
  post(path: string, body?: object, headers?: { readonly [name: string]: string }): Promise<Answer>;
  actor(headers?: { readonly [name: string]: string }): Promise<Actor>;
  readonly cookies: ReadonlyMap<string, string>;
}

let browsers = 0;

export const browserOf = ({ app }: House, accounts: Accounts, address?: string): Browser => {
  browsers += 1;
  const from = address ?? `198.51.100.${browsers % 250}`;
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headersWith = (more: object): Headers =>
    new Headers({ origin: app.config.baseUrl, ...(cookies.size > 0 ? { cookie: cookie() } : {}), ...more });
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const url = path.startsWith('http') ? path : `${app.config.baseUrl}/api/auth${path}`;
    const response = await accounts.handler(new Request(url, init), from);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    await accounts.settled();
    const text = await response.text();
    const body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    return { status: response.status, body, location: response.headers.get('location') };
  };
  return {
    get: (path, headers = {}) => ask(path, { headers: headersWith(headers) }),
    post: (path, body = {}, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: headersWith({ 'content-type': 'application/json', ...headers }),
        body: JSON.stringify(body),
      }),
    actor: (headers = {}) => accounts.actorOf(new Headers({ cookie: cookie(), ...headers })),
    cookies,
  };
};

/** The mails that wait for an address, the oldest first. */
export const mailsTo = async ({ db }: House, address: string): Promise<readonly NoticeMail[]> => {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('seq').execute();
  return rows.map(({ payload }) => parsed(payload) as NoticeMail).filter(({ to }) => to.address === address);
};

/** The link in the last mail to an address. */
export const linkTo = async (house: House, address: string): Promise<string> => {
  const text = (await mailsTo(house, address)).at(-1)?.text ?? '';
  const [link] = /https:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`no link for ${address} in: ${text}`);
  return link;
};

let people = 0;

/** Somebody who has signed up, shown that their address is theirs, and sits at their browser, signed in. */
export const signedUp = async (house: House, accounts: Accounts, name = 'Maud') => {
  people += 1;
  const email = `${name.toLowerCase()}.${people}@example.org`;
  const browser = browserOf(house, accounts);
  await browser.post('/sign-up/email', { name, email, password: PASSWORD });
  await browser.get(await linkTo(house, email));
  await browser.post('/sign-out');
  const { body } = await browser.post('/sign-in/email', { email, password: PASSWORD });
  return { browser, email, name, id: body.user.id as string };
};
