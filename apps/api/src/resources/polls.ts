import { listPolls, openPoll, vote } from '@chancery/app';
import { ok } from '@chancery/core';
import { POLL_KINDS, VOTES } from '@chancery/store';
import { z } from 'zod';
import { type Route, route } from '../route/route.ts';
import { INSTANT, SEAT, WORDS } from '../schema/words.ts';

const KIND = z.enum(POLL_KINDS).meta({ description: '`go-on`: the game ends unless more say yes than no' });
const COUNT = z.int().nullable().meta({ description: 'null while the poll is open' });

const POLL = z
  .strictObject({
    id: z.string(),
    kind: KIND,
    question: z.string(),
    openedAt: INSTANT,
    closesAt: INSTANT,
    closedAt: INSTANT.nullable(),
    yes: COUNT,
    no: COUNT,
    voted: z.int().meta({ description: 'How many rulers have voted' }),
    asked: z.int().meta({ description: 'How many rulers there are' }),
    own: z.record(SEAT, z.enum(VOTES).nullable()).meta({ description: 'What your own seats say' }),
  })
  .meta({ id: 'Poll', description: 'What the rulers of a campaign are asked' });

export const POLL_ROUTES: readonly Route[] = [
  route({
    name: 'listPolls',
    method: 'get',
    path: '/campaigns/{campaign}/polls',
    summary: 'What the rulers are asked and were asked, the newest first; nobody is told who votes how',
    uses: [listPolls],
    answer: z.strictObject({ polls: z.array(POLL) }),
    async run({ app, actor, params }) {
      const polls = await listPolls(app, actor, { campaignId: params.campaign });
      return polls.ok ? ok({ polls: polls.value }) : polls;
    },
  }),
  route({
    name: 'openPoll',
    method: 'post',
    path: '/campaigns/{campaign}/polls',
    summary: 'Asks the rulers, as a master or an administrator; one poll at a time',
    uses: [openPoll],
    body: z.strictObject({
      kind: KIND,
      question: WORDS,
      days: z.int().default(7).meta({ description: 'How long it is open: 1 to 14' }),
    }),
    status: 201,
    location: '/campaigns/{campaign}/polls',
    answer: z.strictObject({ id: z.string(), closesAt: INSTANT }),
    run: ({ app, actor, params, body }) => openPoll(app, actor, { campaignId: params.campaign, ...body }),
  }),
  route({
    name: 'vote',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/vote',
    summary: 'Votes in the poll that is open; a later vote takes its place',
    uses: [vote],
    body: z.strictObject({ vote: z.enum(VOTES) }),
    answer: z.strictObject({
      question: z.string(),
      vote: z.enum(VOTES),
      closed: z.boolean().meta({ description: 'With this vote everybody has voted' }),
    }),
    run: ({ app, actor, params, body }) =>
      vote(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
];
