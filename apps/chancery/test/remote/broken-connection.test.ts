import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openRemote } from '../../src/remote/remote.ts';
import { desk } from '../desk.ts';

const running: (() => void)[] = [];

afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** Answers every request as told, the first one first; the last way is kept. */
const answering = async (
  ...ways: readonly RequestListener[]
): Promise<{ url: string; keys: (string | undefined)[] }> => {
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    const way = ways[Math.min(keys.length, ways.length) - 1] as RequestListener;
    way(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
};

const breaks: RequestListener = (request) => request.socket.destroy();
const says =
  (status: number, body: string, headers: { readonly [name: string]: string } = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

describe('what does not answer as it should', () => {
  test('a connection that breaks is made once more, a change with the same key', async () => {
    const told = '{"name":"Ann","scopes":["read"]}';
    const { url, keys } = await answering(breaks, says(200, told));
    const { folder, runWith } = desk();
    const environment = { CHANCERY_TOKENS: `${folder}/tokens.json` };
    expect(await runWith({ input: 'secret', environment }, 'login', url)).toMatchObject({ exit: 0, err: '' });
    expect(keys).toEqual([undefined, undefined]);

    const change = await answering(breaks, says(200, '{"turn":1}'));
    const server = openRemote({ url: change.url, token: 'secret' }, { randomBytes });
    const asked = { params: { campaign: 'x', seat: 'Eng' }, json: { ready: true } };
    expect(await server.ask('setReady', asked, z.object({ turn: z.int() }))).toEqual({ turn: 1 });
    expect(change.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(change.keys[1]).toBe(change.keys[0]);
  });

  test('what breaks twice ends with 6', async () => {
    const { url, keys } = await answering(breaks);
    expect((await desk().run('--server', url, 'campaigns')).exit).toBe(6);
    expect(keys).toHaveLength(2);
  });

  test.each([
    ['a page', says(200, '<html>'), 'gave an answer that this version does not understand'],
    ['an error that is none of ours', says(502, 'Bad Gateway'), 'status 502'],
    [
      'a redirection, which the token does not follow',
      says(302, '', { location: 'https://elsewhere.example/' }),
      'has moved to https://elsewhere.example/',
    ],
  ])('%s', async (_, way, words) => {
    const { url } = await answering(way);
    expect(await desk().run('--server', url, 'campaigns')).toMatchObject({
      exit: 6,
      err: expect.stringContaining(words),
    });
  });

  test('nothing that it says gives orders to a terminal', async () => {
    const line = { id: 'x', title: 'War\u001b[2J', ruleset: 'r', scenario: 's', status: 'running', joining: 'open' };
    const rest = { turn: 1, deadline: null, live: null, seats: 4, openSeats: 0, createdAt: 0 };
    const { url } = await answering(says(200, JSON.stringify({ campaigns: [{ ...line, ...rest }], next: null })));
    expect((await desk().run('--server', url, 'campaigns')).out).toContain('War[2J');
    const rude = { code: 'rude', detail: 'No\u001b[2J.', facts: { faults: ['\u001b[2J'] }, requestId: 'r1' };
    const refusing = await answering(says(422, JSON.stringify(rude)));
    expect((await desk().run('--server', refusing.url, 'campaigns')).err).toBe('chancery: no[2J (rude)\n  [2J\n');
  });

  test('what a newer server says besides does no harm', async () => {
    const { url } = await answering(says(200, '{"campaigns":[],"next":null,"weather":"fine"}'));
    expect(await desk().run('--server', url, 'campaigns')).toEqual({ exit: 0, out: 'There are none.\n', err: '' });
    const newer = await answering(
      says(409, '{"code":"asleep","detail":"The server sleeps.","facts":{},"requestId":"r1"}'),
    );
    expect(await desk().run('--server', newer.url, 'campaigns')).toMatchObject({
      exit: 5,
      err: 'chancery: the server sleeps (asleep)\n',
    });
  });
});
