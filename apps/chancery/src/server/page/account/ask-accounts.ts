import type { Context } from 'hono';
import { CLIENT_ADDRESS } from '../../client-address.ts';
import type { PageHouse } from '../page-house.ts';
import type { Words } from '../words/words.ts';

/**
 * Asks the accounts for the reader of a page: posts a body, or looks something up where there is none. The pages only ask:
 * who comes in is decided where the API decides it.
 */
export const askAccounts = (
  { app, accounts }: PageHouse,
  context: Context,
  path: string,
  body?: object,
): Promise<Response> => {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  if (body !== undefined) headers.set('content-type', 'application/json');
  const request = new Request(new URL(`/api/auth${path}`, app.config.baseUrl), {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return accounts.handler(request, context.req.header(CLIENT_ADDRESS));
};

/** Takes the cookies of one answer over into another. */
export const withCookies = (answer: Response, from: Response): Response => {
  for (const cookie of from.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
};

/** Why the accounts have refused, in the language of the reader as far as we know the reason. */
export const reasonOf = async (answer: Response, { account: { reasons, tooOften } }: Words): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null);
  const { code = '', message = '' } = typeof body === 'object' && body !== null ? (body as Reason) : {};
  if (Object.hasOwn(reasons, code)) return reasons[code as keyof typeof reasons];
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('x-retry-after') ?? 60);
    return tooOften(Math.max(1, Math.ceil(seconds / 60)));
  }
  return message === '' ? reasons.UNKNOWN : message;
};

interface Reason {
  readonly code?: string;
  readonly message?: string;
}
