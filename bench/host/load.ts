import { createRequire } from 'node:module';

/** The part of autocannon that is used. */
type Cannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration?: number;
  readonly amount?: number;
  readonly overallRate?: number;
  readonly requests: readonly Request[];
}) => Promise<{
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly non2xx: number;
  readonly errors: number;
}>;

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
}

export interface Load {
  readonly connections: number;
  /** Either so many seconds or so many requests. */
  readonly seconds?: number;
  readonly amount?: number;
  /** Requests a second, all connections together; as many as can be unless given. */
  readonly rate?: number;
}

export interface Answered {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Sends requests in turn over so many connections. Throws when one is not answered with success. */
export const loaded = async (
  url: string,
  requests: readonly Request[],
  { connections, seconds, amount, rate }: Load,
): Promise<Answered> => {
  const cannon = createRequire(new URL('../package.json', import.meta.url))('autocannon') as Cannon;
  const result = await cannon({
    url,
    connections,
    requests,
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(amount === undefined ? {} : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors`);
  if (result.requests.total === 0) throw new Error('nothing was answered');
  const { p50, p99, max } = result.latency;
  return { rate: result.requests.total / result.duration, p50, p99, slowest: max };
};
