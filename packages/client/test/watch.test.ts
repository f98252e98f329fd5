import { expect, test } from 'vitest';
import { chanceryClient, RefusedError, told, watch, whole } from '../src/index.ts';

const SERVER = 'https://chancery.example';
const problem = { code: 'not-found', detail: 'There is no campaign x.', status: 404 };

/** A server that answers one request after another, and keeps what it was asked. */
const serverOf = (...answers: readonly Response[]) => {
  const asked: Request[] = [];
  const rest = [...answers];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    return rest.shift() ?? Response.json(problem, { status: 404 });
  };
  return { place: { server: `${SERVER}/`, token: 'secret', fetch }, asked };
};

const streamOf = (...parts: readonly string[]): Response =>
  new Response(ReadableStream.from(parts.map((part) => new TextEncoder().encode(part))));

test('a stream goes on where it was when the line breaks, and ends when it may be watched no longer', async () => {
  const { place, asked } = serverOf(
    streamOf(
      'retry: 3000\n\nid: a1\nevent: here\ndata: {"kind":"he',
      're","turn":0}\n\n:\n\nid: a2\nevent: press\n',
      'data: {"kind":"press"}\n\nid: a3\n',
    ),
    new Response(null, { status: 503, headers: { 'retry-after': '0' } }),
    streamOf('id: a4\nevent: letter\ndata: {"kind":"letter"}\n\n'),
  );
  const heard: string[] = [];
  const listening = async () => {
    for await (const { id, event } of watch(place, { campaign: 'x y', party: 'Eng', pause: 0 }))
      heard.push(`${id} ${event.kind}`);
  };
  await expect(listening()).rejects.toThrow(RefusedError);
  expect(heard).toEqual(['a1 here', 'a2 press', 'a4 letter']);
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, 'a2', 'a2', 'a4']);
  expect(asked[0]?.url).toBe(`${SERVER}/api/v1/campaigns/x%20y/parties/Eng/events`);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('whoever stops listening closes the stream', async () => {
  const stop = new AbortController();
  const { place, asked } = serverOf(streamOf('id: a1\nevent: here\ndata: {"kind":"here"}\n\n'));
  for await (const _ of watch(place, { campaign: 'x', signal: stop.signal, pause: 0 })) stop.abort();
  expect(asked).toHaveLength(1);
});

test('a change has a key of its own, and a refusal says why', async () => {
  const { place, asked } = serverOf(Response.json({ number: 1 }, { status: 201 }));
  const client = chanceryClient(place);
  const params = { path: { campaign: 'x', seat: 'Eng' } };
  const send = () => told(client.POST('/campaigns/{campaign}/seats/{seat}/orders', { params, body: { text: '' } }));
  expect(await send()).toEqual({ number: 1 });
  await expect(send()).rejects.toMatchObject({ message: 'There is no campaign x. (not-found)', problem });
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(await asked[0]?.json()).toEqual({ text: '' });
  const headers = { 'content-type': 'text/plain' };
  await client.PUT('/campaigns/{campaign}/seats/{seat}/draft', { params, headers, body: 'G1 HOLD' as never });
  expect(await asked[2]?.text()).toBe('G1 HOLD');
});

test('what the choices tell once is put into all its places', () => {
  const shared = [{ ask: 'done' }, { ask: 'number', param: 'count', then: { same: 0 } }];
  expect(whole(shared)({ of: [{ value: 1, then: { same: 1 } }] })).toEqual({
    of: [{ value: 1, then: { ask: 'number', param: 'count', then: { ask: 'done' } } }],
  });
});
