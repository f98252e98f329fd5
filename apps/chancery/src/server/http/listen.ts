import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { settleClientAddress } from '../client-address.ts';
import { within } from './networks.ts';

/** What answers a request. */
type Answer = Parameters<typeof getRequestListener>[0];

/** An address at which requests are taken. */
export interface Listening {
  readonly port: number;
  /** Answers from now on; before, whoever comes is asked to come again. */
  serve(routes: { readonly fetch: Answer }): void;
  /** Takes no more requests, and ends when those in hand are answered; after `patience` milliseconds in any case. */
  close(patience: number): Promise<void>;
}

export interface ListenSettings {
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: readonly string[];
}

/** Longer than proxies keep theirs open, so that none sends a request into a connection that is just being closed. */
const KEEP_ALIVE = 75_000;

/** Takes an address, before there is anything to serve. Throws what the system says when it cannot be had: EADDRINUSE. */
export const listen = async ({ host, port, trustedProxies }: ListenSettings): Promise<Listening> => {
  const trusted = within(trustedProxies);
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end('The server is starting.\n');
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    settleClientAddress(request, trusted);
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(routes) {
      answer = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
    },
    close: (patience) => close(server, patience),
  };
};

const close = (server: HttpServer, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
