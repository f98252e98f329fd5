import { createCampaign, inviteToCampaign, openCampaign, userActor } from '@chancery/app';
import { rulesetId } from '@chancery/core';
import { expect, test } from 'vitest';
import { got } from '../server/table.ts';
import { inspection, PATIENCE } from './axe.ts';
import { inChromium } from './chromium.ts';
import { person } from './house.ts';

inChromium('every page on the way into a game', () => {
  test(
    'WCAG 2.2 AA: neither invitation nor claim hinders a stranger, nor inviting and beginning a master',
    async () => {
      const { server, found, visit } = await inspection();
      const { app } = server;
      const host = await person(server, 'Hostess');
      const actor = userActor(host.id);
      const made = { title: 'Among friends', ruleset: rulesetId('medieval-diplomacy'), scenario: 'europe-1320' };
      const { campaignId } = got(await createCampaign(app, actor, made));
      got(await openCampaign(app, actor, { campaignId }));
      const { link } = got(await inviteToCampaign(app, actor, { campaignId, days: 7, most: 20 }));
      const { pathname, search } = new URL(link);
      await visit(null, [`${pathname}${search}`, `${pathname}${search}&seat=Hun`, '/claim']);
      const campaign = `/campaigns/${campaignId}`;
      await visit(host.email, [`${campaign}/invite`, campaign, `${campaign}/console/begin`, `${pathname}${search}`]);
      expect(found).toEqual({});
    },
    PATIENCE,
  );
});
