import { type Accounts, type App, showCampaign } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { deskFiles } from '@chancery/web';
import type { MiddlewareHandler } from 'hono';
import { visitorOf } from '../page/visitor.ts';

/** Hands the files of the desk out; what is none of them goes on to the other routes. */
export const serveDesk = (app: App, accounts: Accounts): MiddlewareHandler => {
  const fileFor = deskFiles({
    async rulesetOf({ headers }, campaign) {
      const { actor } = await visitorOf(app, accounts, headers);
      const shown = await showCampaign(app, actor, { campaignId: campaign as CampaignId });
      return shown.ok ? shown.value.ruleset.id : null;
    },
  });
  return (context, next) => fileFor(context.req.raw) ?? next();
};
