import { publishPress, readPress, withdrawPress, writeProclamation } from '@chancery/app';
import { ok } from '@chancery/core';
import { MASTER_PARTY, type PressId } from '@chancery/store';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { ARTICLE } from '../schema/letters.ts';
import { NEXT, nextAfter, PAGE, pageOf } from '../schema/page.ts';
import { MASTER, WORDS } from '../schema/words.ts';

export const PRESS_ROUTES: readonly Route[] = [
  route({
    name: 'readPress',
    method: 'get',
    path: '/campaigns/{campaign}/press',
    summary: 'The press of a campaign, the newest first',
    uses: [readPress],
    query: PAGE,
    answer: z.strictObject({ articles: z.array(ARTICLE), next: NEXT }),
    async run({ app, actor, params, query }) {
      const asked = pageOf<PressId>(query);
      const read = await readPress(app, actor, { campaignId: params.campaign, ...asked });
      if (!read.ok) return read;
      const articles = read.value.map(({ from, ...article }) => ({
        ...article,
        from: from === MASTER_PARTY ? MASTER : from,
      }));
      return ok({ articles, next: nextAfter(read.value, asked.limit) });
    },
  }),
  route({
    name: 'publishPress',
    method: 'post',
    path: '/campaigns/{campaign}/parties/{party}/press',
    summary: 'Publishes an article for everybody, if the campaign allows it',
    uses: [publishPress],
    body: z.strictObject({ title: WORDS, body: WORDS }),
    status: 201,
    location: '/campaigns/{campaign}/press',
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params, body }) =>
      publishPress(app, actor, { campaignId: params.campaign, from: params.party, ...body }),
  }),
  deed({
    name: 'withdrawPress',
    method: 'delete',
    path: '/campaigns/{campaign}/press/{article}',
    summary: 'Withdraws an article: for its author, as long as they have the seat, and for masters',
    uses: [withdrawPress],
    run: ({ app, actor, params }) => withdrawPress(app, actor, { campaignId: params.campaign, id: params.article }),
  }),
  route({
    name: 'writeProclamation',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/proclamation',
    summary: 'Writes a proclamation that the rules read with the orders of the turn; an empty one takes it back',
    uses: [writeProclamation],
    body: z.strictObject({ text: WORDS }),
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params, body }) =>
      writeProclamation(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
];
