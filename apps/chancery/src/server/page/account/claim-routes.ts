import { claimServer, hasAdministrator, isClaimCode } from '@chancery/app';
import { type Context, Hono } from 'hono';
import { show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { withCookies } from './ask-accounts.ts';
import { type ClaimView, claimedView, claimView } from './claim-view.ts';
import { newcomerIn, signUpFrom } from './come-in.ts';

/** Where the first administrator takes the server over, with the code that it printed. */
export const claimRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const comer = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);

  const claim = async (
    context: Context,
    visitor: Visitor,
    more: Partial<ClaimView> & Pick<ClaimView, 'code'>,
  ): Promise<Response> => {
    const { claim: say } = visitor.words.account;
    const asked = { name: '', email: '', fault: null, told: null, visitor, confirm: accounts.confirm, ...more };
    const body = (await hasAdministrator(app)) ? claimedView(visitor.words) : claimView(asked);
    return show(context, page({ title: say.title, reader: visitor, body }), asked.fault === null ? 200 : 400);
  };

  routes.get('/claim', async (context) =>
    claim(context, await comer(context), { code: context.req.query('code') ?? '' }),
  );
  routes.post('/claim', async (context) => {
    const visitor = await comer(context);
    const field = await formOf(context);
    const code = field('code').trim();
    const again = { code, ...newcomerIn(field) };
    if (visitor.name !== null) {
      const claimed = await claimServer(app, visitor.actor, { code });
      if (claimed.ok) return context.redirect('/welcome?claimed', 303);
      return claim(context, visitor, { code, fault: refusedText(claimed.error, visitor.words) });
    }
    // Nobody makes an account for nothing.
    if (!(await isClaimCode(app, code))) {
      const fault = refusedText({ code: 'not-found', what: 'code', id: '' }, visitor.words);
      return claim(context, visitor, { ...again, fault });
    }
    const next = `/claim?${new URLSearchParams({ code })}`;
    const came = await signUpFrom(house, context, field, { invitation: null, next });
    if (came.kind === 'refused') return claim(context, visitor, { ...again, fault: came.fault });
    if (came.kind === 'mailed') {
      return claim(context, visitor, { code, told: visitor.words.account.claim.mailed(again.email) });
    }
    const claimed = await claimServer(app, came.visitor.actor, { code });
    return withCookies(context.redirect(claimed.ok ? '/welcome?claimed' : next, 303), came.answer);
  });
  return routes;
};
