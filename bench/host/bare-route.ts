/** A Hono route that reads a body of JSON and answers with as much: what HTTP alone costs. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const bare = new Hono();
bare.post('/*', async (context) => context.json(await context.req.json()));
const server = createServer(getRequestListener(bare.fetch, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
