import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readOutsideUrl } from '../../ground/outside/address.ts';
import { connectTo } from '../../ground/outside/connect-to.ts';

/** One call of a webhook. */
export interface JsonPost {
  readonly url: string;
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
}

/** What came of it: an answer by its status, or why there was none, as a code. */
export type PostOutcome = { readonly status: number } | { readonly fault: string };

export type PostJson = (post: JsonPost) => Promise<PostOutcome>;

export interface PostLimits {
  /** Houses of one's own may be called too: for servers that live in one. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
}

/**
 * Posts to an address that somebody has given us. The name is looked up once and the connection made to what was found,
 * so it cannot mean another machine a moment later. Redirects are not followed, and the answer is not read.
 */
export const postJson =
  ({ allowPrivate, timeoutMs }: PostLimits): PostJson =>
  async ({ url: text, body, headers }) => {
    const read = readOutsideUrl(text, allowPrivate);
    if ('fault' in read) return { fault: read.fault.code };
    const { url } = read;
    const connection = await connectTo(url, allowPrivate);
    if ('fault' in connection) return connection;
    const options: RequestOptions = {
      ...connection,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Chancery',
      },
    };
    return await send(url, options, body, timeoutMs);
  };

const send = (url: URL, options: RequestOptions, body: string, timeoutMs: number): Promise<PostOutcome> =>
  new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
      request.destroy();
    });
    const timer = setTimeout(() => {
      resolve({ fault: 'timeout' });
      request.destroy();
    }, timeoutMs);
    request.on('close', () => {
      clearTimeout(timer);
      // A machine that would rather speak another protocol (101) is hung up on, and Node calls that no error.
      resolve({ fault: 'no-answer' });
    });
    // The message of an error may hold anything; its code is ours or Node's.
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? 'failed' }));
    request.end(body);
  });
