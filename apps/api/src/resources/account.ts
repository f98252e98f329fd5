import { claimServer, endSession, listSessions, signOutEverywhere } from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { WORDS } from '../schema/words.ts';

export const ACCOUNT_ROUTES: readonly Route[] = [
  route({
    name: 'listSessions',
    method: 'get',
    path: '/account/sessions',
    summary: 'Where you are signed in',
    uses: [listSessions],
    answer: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          since: z.string().meta({ description: 'ISO 8601' }),
          expiresAt: z.string().meta({ description: 'ISO 8601' }),
          browser: z.string().nullable(),
          address: z.string().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
    async run({ app, actor }) {
      const listed = await listSessions(app, actor, null);
      return listed.ok ? ok({ sessions: listed.value }) : listed;
    },
  }),
  deed({
    name: 'endSession',
    method: 'delete',
    path: '/account/sessions/{session}',
    summary: 'Signs you out in one place',
    uses: [endSession],
    run: ({ app, actor, params }) => endSession(app, actor, { id: params.session }),
  }),
  route({
    name: 'signOutEverywhere',
    method: 'post',
    path: '/account/sign-out-everywhere',
    summary: 'Ends your sessions; tokens stay',
    uses: [signOutEverywhere],
    body: z.strictObject({ butHere: z.boolean().default(false) }),
    answer: z.strictObject({ ended: z.int() }),
    run: ({ app, actor, body }) => signOutEverywhere(app, actor, body),
  }),
  deed({
    name: 'claimServer',
    method: 'post',
    path: '/account/claim-server',
    summary: 'Makes you the first administrator, with the code that the server printed',
    uses: [claimServer],
    cost: 10,
    body: z.strictObject({ code: WORDS }),
    run: ({ app, actor, body }) => claimServer(app, actor, body),
  }),
];
