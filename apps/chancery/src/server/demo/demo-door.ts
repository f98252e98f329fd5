import type { Accounts, App } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { CLIENT_ADDRESS } from '../client-address.ts';
import { within } from '../http/networks.ts';
import { withCookies } from '../page/account/ask-accounts.ts';
import { askAccounts, type DemoVisitor } from './demo-visitor.ts';

/** Where the link leads that is printed at the start: whoever has it is the visitor. For loopback only. */
export const demoDoor = (app: App, accounts: Accounts, key: string, behind: () => Behind | null): Hono => {
  const routes = new Hono();
  routes.get('/welcome/:key', async (context) => {
    const known = context.req.param('key') === key ? behind() : null;
    if (known === null) return context.notFound();
    const answer = await askAccounts(app, accounts, '/sign-in/email', known.visitor);
    const { campaignId, seat } = known;
    const desk = `/desk?${new URLSearchParams({ campaign: campaignId, seat })}`;
    return withCookies(context.redirect(desk, 303), answer);
  });
  return routes;
};

/**
 * Where the front page leads whoever sits at this very machine: by their address, and by the name under which they ask, since a
 * page of somebody else's that had its name point here would ask under that name.
 */
export const demoLink =
  (path: () => string | null) =>
  (context: Context): string | null => {
    const host = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname ?? '';
    const here = isLoopback(context.req.header(CLIENT_ADDRESS) ?? '') && LOOPBACK_NAMES.has(host);
    return here ? path() : null;
  };

const isLoopback = within(['127.0.0.0/8', '::1']);
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who comes in, and where they come to. */
interface Behind {
  readonly visitor: DemoVisitor;
  readonly campaignId: string;
  readonly seat: string;
}
