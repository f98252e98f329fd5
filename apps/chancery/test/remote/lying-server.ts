import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Told } from '../told-otherwise.ts';

/** A server that passes everything on to another, and tells of the dice what it is bidden to tell. */
export const lyingServer = async (honest: string, first: Told) => {
  let told = first;
  const server = createServer(async ({ method = 'GET', url = '/', headers }, answer) => {
    const json = (body: unknown): void => {
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.endsWith('/dice')) return json(told.register);
    if (url.endsWith('/lines')) return json({ lines: told.lines });
    const { authorization = '', accept = '' } = headers;
    const passed = await fetch(honest + url, { method, headers: { authorization, accept } });
    const type = passed.headers.get('content-type') ?? 'text/plain';
    answer.writeHead(passed.status, { 'content-type': type }).end(Buffer.from(await passed.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(otherwise: Told) {
      told = otherwise;
    },
  };
};
