import {
  createToken,
  listCampaigns,
  listTokens,
  type NewToken,
  revokeToken,
  SCOPES,
  type TokenLine,
} from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import type { PageHouse } from '../page-house.ts';
import { accountDesk, type Owner, refusedBy } from './account-desk.ts';
import { accountPage } from './account-page.ts';
import { tokensView } from './tokens-view.ts';

/** The tokens by which programs act for somebody. */
export const tokenRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const tokens = async (owner: Owner, more: { readonly made?: NewToken; readonly fault?: string | null } = {}) => {
    const { context, visitor, account, zone, words } = owner;
    const listed = await listTokens(app, visitor.actor, null);
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const mine = await listCampaigns(app, visitor.actor, { mine: true, limit: 100 });
    const campaigns = mine.ok ? mine.value.campaigns : [];
    const body = tokensView({ tokens: listed.value, campaigns, made: more.made ?? null, zone, words });
    const { administrator } = account;
    return accountPage(context, visitor, { house, part: 'tokens', administrator, body, fault: more.fault ?? null });
  };
  const { deed } = accountDesk(house, routes, 'tokens', (owner, fault = null) => tokens(owner, { fault }));

  deed('/account/tokens', 'revoked', async (owner, field) => {
    const campaign = field('campaign');
    const made = await createToken(app, owner.visitor.actor, {
      name: field('name'),
      scopes: SCOPES.filter((scope) => field.all('scope').includes(scope)),
      days: Number(field('days')),
      ...(campaign === '' ? {} : { campaignId: campaign as CampaignId }),
    });
    return made.ok ? tokens(owner, { made: made.value }) : refusedBy(made, owner);
  });
  deed('/account/tokens/revoke', 'revoked', async (owner, field) =>
    refusedBy(await revokeToken(app, owner.visitor.actor, { id: field('token') as TokenLine['id'] }), owner),
  );
  return routes;
};
