import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/api.ts';

/** The server, and who asks it. */
export interface ChanceryPlace {
  /** Such as `https://chancery.example`. */
  readonly server: string;
  /** A personal access token; without one it is asked as by a stranger. */
  readonly token?: string | null;
  /** In place of the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** All operations of the API by their paths, typed. */
export type ChanceryClient = Client<paths>;

/**
 * Speaks to the API of a server. Each change gets an `Idempotency-Key` of its own unless it brings one, so that the same request
 * sent again is carried out once.
 */
export const chanceryClient = ({ server, token = null, fetch }: ChanceryPlace): ChanceryClient => {
  const client = createClient<paths>({
    baseUrl: apiOf(server),
    // Orders may be sent as lines, with `content-type: text/plain`: no operation takes a text as JSON.
    bodySerializer: (body) => (typeof body === 'string' ? body : JSON.stringify(body)),
    ...(fetch === undefined ? {} : { fetch }),
  });
  client.use({
    onRequest({ request }) {
      const { headers, method } = request;
      if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      if (method !== 'GET' && !headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return client;
};

/** Where the API of a server lies. */
export const apiOf = (server: string): string => `${server.replace(/\/+$/, '')}/api/v1`;
