import {
  type Actor,
  type App,
  type AppError,
  applyForSeat,
  joinCampaign,
  joinStandby,
  leaveStandby,
  takeOverSeat,
  vote,
  withdrawApplication,
} from '@chancery/app';
import { type CampaignId, err, type Result, type SeatId } from '@chancery/core';
import type { PollId } from '@chancery/store';
import { Hono } from 'hono';
import { type Form, formOf } from '../frame/form.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import type { ShowCampaign } from './show-campaign.ts';

/** Takes a place in a campaign, asks for one, or gives that up; the forms of its page lead here. */
export const placeRoutes = ({ app, accounts }: PageHouse, showAgain: ShowCampaign): Hono => {
  const routes = new Hono();
  routes.post('/campaigns/:campaign/place', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const campaignId = context.req.param('campaign') as CampaignId;
    const done = await act(app, visitor.actor, campaignId, await formOf(context));
    if (done.ok) return context.redirect(`/campaigns/${campaignId}`, 303);
    return showAgain(context, visitor, campaignId, done.error);
  });
  return routes;
};

const act = (app: App, actor: Actor, campaignId: CampaignId, field: Form): Promise<Result<unknown, AppError>> => {
  const seat = field('seat') as SeatId;
  const wishes = [...new Set(field.all('wish'))].filter((wish) => wish !== '').map((wish) => wish as SeatId);
  const what = field('do');
  switch (what) {
    case 'join':
      return joinCampaign(app, actor, { campaignId, ...(seat === '' ? {} : { seat }), preferences: wishes });
    case 'apply':
      return applyForSeat(app, actor, { campaignId, preferences: wishes, message: field('message').trim() });
    case 'withdraw':
      return withdrawApplication(app, actor, { campaignId });
    case 'take-over':
      return takeOverSeat(app, actor, { campaignId, seat });
    case 'stand-by':
      return joinStandby(app, actor, { campaignId });
    case 'vote': {
      const said = field('vote') === 'yes' ? 'yes' : 'no';
      return vote(app, actor, { campaignId, seat, poll: field('poll') as PollId, vote: said });
    }
    case 'stop-standing-by':
      return leaveStandby(app, actor, { campaignId });
    default:
      return Promise.resolve(err({ code: 'bad-input', faults: [`do: ${what}`] }));
  }
};
