import { watchCampaign, watchParty } from '@chancery/app';
import { z } from 'zod';
import { type Route, stream } from '../route/route.ts';
import { LIVE_EVENT } from '../schema/live-event.ts';
import { NAME } from '../schema/words.ts';

const HOW =
  'Server-sent events, as long as the connection holds. The first after those that you have missed is `here`: whoever reads the campaign after it misses nothing. Connect again with the header `Last-Event-ID`, and the stream goes on where it ended; ids are yours alone and good for a week. The stream ends when your seat, session or token does.';

export const EVENT_ROUTES: readonly Route[] = [
  stream({
    name: 'watchCampaign',
    method: 'get',
    path: '/campaigns/{campaign}/events',
    summary: 'Tells you at once what happens in a campaign, as everybody may know it',
    description: HOW,
    uses: [watchCampaign],
    query: z.strictObject({
      invitation: NAME.optional().meta({ description: 'The token of an invitation to it' }),
    }),
    event: LIVE_EVENT,
    run: ({ app, actor, params, query }) => watchCampaign(app, actor, { campaignId: params.campaign, ...query }),
  }),
  stream({
    name: 'watchParty',
    method: 'get',
    path: '/campaigns/{campaign}/parties/{party}/events',
    summary: 'The same for your seat, or for the masters: also letters, and offers of other seats',
    description: HOW,
    uses: [watchParty],
    event: LIVE_EVENT,
    run: ({ app, actor, params }) => watchParty(app, actor, { campaignId: params.campaign, party: params.party }),
  }),
];
