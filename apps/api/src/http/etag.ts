import { hash } from 'node:crypto';
import type { ApiContext } from './environment.ts';

/** The text with a validator by which it is asked for again, or nothing but that if the client has it already. */
export const textOrNothing = (
  context: ApiContext,
  text: string | Uint8Array<ArrayBuffer>,
  headers: { readonly [name: string]: string },
): Response => {
  const etag = etagOf(text);
  const kept = { 'cache-control': 'private, no-cache', ...headers, etag };
  return isFresh(context.req.header('if-none-match') ?? '', etag)
    ? new Response(null, { status: 304, headers: kept })
    : new Response(text, { headers: kept });
};

/** A strong validator: other bytes, another tag. */
const etagOf = (text: string | Uint8Array): string => `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Whether the client has these bytes already. Compared weakly, as RFC 9110 wants it. */
const isFresh = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
