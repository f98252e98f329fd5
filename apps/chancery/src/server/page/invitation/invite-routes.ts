import { inviteToCampaign, openCampaign, revokeInvitation } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import type { InvitationId } from '@chancery/store';
import { Hono } from 'hono';
import { type ConsoleScene, consoleRefusal, consoleScene } from '../console/load-console.ts';
import { show } from '../frame/answer.ts';
import { doorsTo } from '../frame/doors.ts';
import type { Form } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { groupInvitation, type InviteView, inviteView, usualGroup } from './invite-view.ts';

/** Where a master invites: a whole group with one link, or one person by mail. */
export const inviteRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const { get, post } = doorsTo(routes, '/campaigns/:campaign/invite', (context) => consoleScene(house, context));

  const answer = (scene: ConsoleScene, more: Pick<InviteView, 'fault' | 'told'>): Response => {
    const { context, visitor, campaign } = scene;
    const title = visitor.words.invitation.invite.title(campaign.title);
    const body = inviteView({ scene, baseUrl: app.config.baseUrl, ...more });
    const frame = { title, reader: visitor, body, place: 'games', scripts: ['/copy.js'] } as const;
    return show(context, page(frame), more.fault === null ? 200 : 400);
  };

  get('', async (scene) => {
    const { invite: say } = scene.visitor.words.invitation;
    const told = new Map([
      ['made', say.made],
      ['open', say.opened],
      ['revoke', say.removed],
    ]).get(scene.context.req.query('done') ?? '');
    return answer(scene, { fault: null, told: told ?? null });
  });

  post('', async (scene, field) => {
    const { context, visitor, campaign, people } = scene;
    const { actor } = visitor;
    const campaignId = campaign.id;
    const back = (done: string): Response => context.redirect(`/campaigns/${campaignId}/invite${done}`, 303);
    const refused = (error: Parameters<typeof consoleRefusal>[1]): Response =>
      answer(scene, { fault: consoleRefusal(scene, error), told: null });
    switch (field('do')) {
      case 'open': {
        const opened = await openCampaign(app, actor, { campaignId });
        return opened.ok ? back('?done=open') : refused(opened.error);
      }
      case 'revoke': {
        const id = field('invitation') as InvitationId;
        const revoked = await revokeInvitation(app, actor, { campaignId, id });
        return revoked.ok ? back('?done=revoke') : refused(revoked.error);
      }
      case 'mail': {
        const made = await inviteToCampaign(app, actor, { campaignId, ...mailed(field) });
        if (!made.ok) return refused(made.error);
        const now = await consoleScene(house, context);
        const told = `${visitor.words.invitation.invite.sent(field('email'))} ${made.value.link}`;
        return answer(now.ok ? now.value : scene, { fault: null, told });
      }
      default: {
        // The one that there is does for everybody.
        if (campaign.status === 'draft' || groupInvitation(people.invitations) !== undefined) return back('');
        const usual = usualGroup(campaign);
        const asked = { days: numberIn(field('days'), usual.days), most: numberIn(field('most'), usual.most) };
        const made = await inviteToCampaign(app, actor, { campaignId, ...asked });
        return made.ok ? back('') : refused(made.error);
      }
    }
  });
  return routes;
};

const numberIn = (text: string, usual: number): number => (text === '' ? usual : Number(text));

const mailed = (field: Form): { email: string; days: number; seat?: SeatId } => {
  const seat = field('seat') as SeatId;
  return { email: field('email').trim(), days: numberIn(field('days'), 14), ...(field('seat') === '' ? {} : { seat }) };
};
