import * as houseOfUseCases from '@chancery/app';
import { PERMISSIONS, permissionOf, type Use, type UseCase } from '@chancery/app';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/index.ts';

/** Use cases that have no route of their own under /api/v1, and why. */
const ELSEWHERE: { readonly [name: string]: string } = {
  readCalendar: 'GET /calendar/<token>.ics: calendars send no token but the one in the address',
  pressFeed: 'GET /campaigns/<campaign>/press.atom: where feed readers expect it',
  unsubscribe: 'POST /unsubscribe/<token>: a link of a mail (RFC 8058)',
  showHeldMail: 'GET /mail/<token>: a link of a mail',
  showInvitation: 'GET /campaigns/<campaign>/join?invitation=<token>: the page of a link in a mail',
  verifyCampaign:
    'by the server itself, when data was put back: GET /campaigns/<campaign>/verification waits for nothing',
  releaseMailByLink: 'POST /mail/<token>: the page of that link',
};

const used = new Set<Use<never, unknown>>(ROUTES.flatMap(({ uses }) => uses));

const useCases = Object.entries(houseOfUseCases as { readonly [name: string]: unknown }).filter(
  (entry): entry is [string, Use<never, unknown>] =>
    typeof entry[1] === 'function' && permissionOf(entry[1]) !== undefined,
);

test('every use case of the app can be reached through the API, or it is said where', () => {
  const missing = useCases.filter(([name, use]) => !used.has(use) && !(name in ELSEWHERE)).map(([name]) => name);
  expect(missing).toEqual([]);
  expect(useCases.length).toBeGreaterThan(70);
});

test('whatever the table of permissions knows can be done through the API', () => {
  const reached = new Set<UseCase | undefined>([
    ...ROUTES.flatMap(({ uses }) => uses.map(permissionOf)),
    ...Object.keys(ELSEWHERE).map((name) => permissionOf((houseOfUseCases as never)[name])),
  ]);
  expect(Object.keys(PERMISSIONS).filter((name) => !reached.has(name as UseCase))).toEqual([]);
});

test('what is done elsewhere is not done here as well', () => {
  const names = new Map(useCases.map(([name, use]) => [use, name]));
  expect([...used].map((use) => names.get(use)).filter((name) => name === undefined || name in ELSEWHERE)).toEqual([]);
});

test('operations have names of their own, and no two stand at one address', () => {
  const names = ROUTES.map(({ name }) => name);
  const addresses = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});
