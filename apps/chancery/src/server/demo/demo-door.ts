import type { Accounts, App } from '@chancery/app';
import { Hono } from 'hono';
import { withCookies } from '../page/account/ask-accounts.ts';
import { askAccounts, type DemoVisitor } from './demo-visitor.ts';

/** Where the link leads that is printed at the start: whoever has it is the visitor. For loopback only. */
export const demoDoor = (app: App, accounts: Accounts, key: string, behind: () => Behind | null): Hono => {
  const routes = new Hono();
  routes.get('/welcome/:key', async (context) => {
    const known = context.req.param('key') === key ? behind() : null;
    if (known === null) return context.notFound();
    const answer = await askAccounts(app, accounts, '/sign-in/email', known.visitor);
    return withCookies(context.redirect(`/campaigns/${known.campaignId}`, 303), answer);
  });
  return routes;
};

/** Who comes in, and where he comes to. */
interface Behind {
  readonly visitor: DemoVisitor;
  readonly campaignId: string;
}
