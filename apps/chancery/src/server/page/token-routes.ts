import {
  type AppError,
  createToken,
  errorText,
  listTokens,
  type NewToken,
  revokeToken,
  SCOPES,
  type TokenLine,
} from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from './frame/answer.ts';
import { formOf } from './frame/form.ts';
import { page } from './frame/layout.ts';
import type { PageHouse } from './page-house.ts';
import { tokensView } from './tokens-view.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** The account of whoever has signed in: the tokens by which programs act for him. */
export const tokenRoutes = ({ app, accounts, zone }: PageHouse): Hono => {
  const routes = new Hono();

  const account = async (
    context: Context,
    visitor: Visitor,
    more: { readonly made?: NewToken; readonly fault?: AppError } = {},
  ): Promise<Response> => {
    const listed = await listTokens(app, visitor.actor, null);
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const fault = more.fault === undefined ? null : errorText(more.fault, zone);
    const body = tokensView({ tokens: listed.value, made: more.made ?? null, fault, zone });
    return show(context, page({ title: 'Your account', reader: visitor, body }), fault === null ? 200 : 400);
  };

  routes.get('/account', async (context) => account(context, await visitorOf(app, accounts, context.req.raw.headers)));
  routes.post('/account/tokens', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const campaign = field('campaign').trim();
    const made = await createToken(app, visitor.actor, {
      name: field('name'),
      scopes: SCOPES.filter((scope) => field(scope) === 'yes'),
      days: Number(field('days')),
      ...(campaign === '' ? {} : { campaignId: campaign as CampaignId }),
    });
    return account(context, visitor, made.ok ? { made: made.value } : { fault: made.error });
  });
  routes.post('/account/tokens/revoke', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const id = (await formOf(context))('token') as TokenLine['id'];
    const revoked = await revokeToken(app, visitor.actor, { id });
    return revoked.ok ? context.redirect('/account', 303) : account(context, visitor, { fault: revoked.error });
  });
  return routes;
};
