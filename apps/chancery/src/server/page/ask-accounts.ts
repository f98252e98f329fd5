import type { Context } from 'hono';
import { CLIENT_ADDRESS } from '../http/client-address.ts';
import type { PageHouse } from './page-house.ts';

/** Asks the accounts for the reader of a page. The pages only ask: who comes in is decided where the API decides it. */
export const askAccounts = (
  { app, accounts }: PageHouse,
  context: Context,
  path: string,
  body: object,
): Promise<Response> => {
  const headers = new Headers(context.req.raw.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const request = new Request(new URL(`/api/auth${path}`, app.config.baseUrl), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return accounts.handler(request, context.req.header(CLIENT_ADDRESS));
};

/** Takes the cookies of one answer over into another. */
export const withCookies = (answer: Response, from: Response): Response => {
  for (const cookie of from.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
};

/** Why the accounts have refused. */
export const reasonOf = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  return message === '' ? 'That did not work. Try again.' : message;
};
