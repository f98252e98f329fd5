import { type Context, Hono } from 'hono';
import { CLIENT_ADDRESS } from '../http/client-address.ts';
import { show } from './answer.ts';
import { formOf } from './form.ts';
import { page } from './layout.ts';
import type { PageHouse } from './page-house.ts';
import { type SignInView, signInView } from './sign-in-view.ts';

/** Coming in and going out. The pages only ask: who comes in is decided where the API decides it. */
export const signRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const ask = (context: Context, path: string, body: object): Promise<Response> => {
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
  const door = (context: Context, view: Partial<SignInView> = {}): Response =>
    show(context, page({ title: 'Sign in', user: null, body: signInView({ ...EMPTY, ...view }) }));

  routes.get('/sign-in', (context) => door(context));
  routes.post('/sign-in', async (context) => {
    const field = await formOf(context);
    const email = field('email');
    if (field('by') === 'link') {
      const sent = await ask(context, '/sign-in/magic-link', { email, callbackURL: '/' });
      if (!sent.ok) return door(context, { email, fault: await reasonOf(sent) });
      return door(context, { email, told: 'A link is on its way, if there is an account with this address.' });
    }
    const answer = await ask(context, '/sign-in/email', { email, password: field('password') });
    return answer.ok
      ? withCookies(context.redirect('/', 303), answer)
      : door(context, { email, fault: await reasonOf(answer) });
  });
  routes.post('/sign-out', async (context) =>
    withCookies(context.redirect('/', 303), await ask(context, '/sign-out', {})),
  );
  return routes;
};

const EMPTY: SignInView = { fault: null, told: null, email: '' };

/** Takes the cookies of one answer over into another. */
export const withCookies = (answer: Response, from: Response): Response => {
  for (const cookie of from.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
};

const reasonOf = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  return message === '' ? 'That did not work. Try again.' : message;
};
