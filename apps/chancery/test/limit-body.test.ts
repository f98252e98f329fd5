import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from '../src/server/http/limit-body.ts';

const routes = new Hono();
routes.use(limitBody(10));
routes.all('/', (context) => context.text('done'));

const answer = async (method: string, headers: { readonly [name: string]: string }): Promise<number> =>
  (await routes.request('/', { method, headers })).status;

test.each([
  ['a body of that length', 'POST', { 'content-length': '10' }, 200],
  ['no body', 'DELETE', {}, 200],
  ['a longer one', 'POST', { 'content-length': '11' }, 413],
  ['a length that is none', 'POST', { 'content-length': 'x' }, 413],
  ['one that does not say its length', 'POST', { 'transfer-encoding': 'chunked' }, 411],
] as const)('%s', async (_, method, headers, status) => {
  expect(await answer(method, headers)).toBe(status);
});
