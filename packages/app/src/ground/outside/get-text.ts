import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readOutsideUrl } from './address.ts';
import { connectTo } from './connect-to.ts';

export interface GetLimits {
  /** Houses of one's own may be asked too: for servers that live in one. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

/** What an address elsewhere answers, or why there is nothing to read, as a code. */
export type GotText = { readonly text: string } | { readonly fault: string };

/** Reads a text from an address that somebody has given us, guarded as webhooks are. Redirects are not followed. */
export const getText = async (address: string, limits: GetLimits): Promise<GotText> => {
  const read = readOutsideUrl(address, limits.allowPrivate);
  if ('fault' in read) return { fault: read.fault.code };
  const connection = await connectTo(read.url, limits.allowPrivate);
  if ('fault' in connection) return connection;
  return await ask(read.url, connection, limits);
};

const ask = (
  url: URL,
  connection: Exclude<Awaited<ReturnType<typeof connectTo>>, { readonly fault: string }>,
  { timeoutMs, mostBytes }: GetLimits,
): Promise<GotText> =>
  new Promise((resolve) => {
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Chancery' };
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { ...connection, headers });
    const settle = (got: GotText): void => {
      resolve(got);
      request.destroy();
    };
    const timer = setTimeout(() => settle({ fault: 'timeout' }), timeoutMs);
    request.on('response', (response) => readBody(response, mostBytes, settle));
    request.on('close', () => {
      clearTimeout(timer);
      resolve({ fault: 'no-answer' });
    });
    // The message of an error may hold anything; its code is ours or Node's.
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? 'failed' }));
    request.end();
  });

const readBody = (response: IncomingMessage, mostBytes: number, settle: (got: GotText) => void): void => {
  if (response.statusCode !== 200) return settle({ fault: `status-${response.statusCode ?? 0}` });
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) settle({ fault: 'too-large' });
    else parts.push(part);
  });
  response.on('end', () => settle({ text: Buffer.concat(parts).toString('utf8') }));
  response.on('error', () => settle({ fault: 'no-answer' }));
};
