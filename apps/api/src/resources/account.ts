import {
  changeAddress,
  claimServer,
  confirmAddress,
  deleteAccount,
  endSession,
  exportData,
  listSessions,
  SCOPES,
  showAccount,
  signOutEverywhere,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { INSTANT, WORDS } from '../schema/words.ts';

const ACCOUNT = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    administrator: z.boolean(),
    secondFactor: z.boolean(),
    password: z.boolean(),
    passkeys: z.int(),
    scopes: z.array(z.enum(SCOPES)).nullable().meta({ description: 'Of the token; null for a session' }),
    campaignId: z.string().nullable().meta({ description: 'The only campaign for which the token is valid' }),
  })
  .meta({ id: 'Account', description: 'Who you are here, and what your token allows' });

/** Things that somebody wrote or did, by their sort, with names and values as the server keeps them. */
const OWN = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export const ACCOUNT_ROUTES: readonly Route[] = [
  route({
    name: 'showAccount',
    method: 'get',
    path: '/account',
    summary: 'Who you are here, and what your token allows',
    uses: [showAccount],
    answer: ACCOUNT,
    async run({ app, actor }) {
      const shown = await showAccount(app, actor, null);
      if (!shown.ok || actor.kind !== 'user') return shown as Extract<typeof shown, { ok: false }>;
      const scopes = actor.scopes === 'all' ? null : actor.scopes;
      return ok({ ...shown.value, scopes, campaignId: actor.campaign ?? null });
    },
  }),
  route({
    name: 'exportData',
    method: 'get',
    path: '/account/export',
    summary: 'Everything the server keeps about you',
    uses: [exportData],
    cost: 50,
    answer: z.strictObject({
      version: z.literal(1),
      madeAt: INSTANT,
      account: z.record(z.string(), z.unknown()),
      own: OWN,
    }),
    run: ({ app, actor }) => exportData(app, actor, null),
  }),
  deed({
    name: 'changeAddress',
    method: 'put',
    path: '/account/address',
    summary: 'Asks for a new mail address; a code is sent to it',
    uses: [changeAddress],
    cost: 10,
    body: z.strictObject({ address: z.string().max(320) }),
    run: ({ app, actor, body }) => changeAddress(app, actor, body),
  }),
  deed({
    name: 'confirmAddress',
    method: 'post',
    path: '/account/address/confirm',
    summary: 'Changes to the new address, by the code that was sent there',
    uses: [confirmAddress],
    cost: 10,
    body: z.strictObject({ code: z.string().max(100) }),
    run: ({ app, actor, body }) => confirmAddress(app, actor, body),
  }),
  deed({
    name: 'deleteAccount',
    method: 'post',
    path: '/account/delete',
    summary: 'Deletes your account for good; your seats are given up, and what you wrote in campaigns stays there',
    uses: [deleteAccount],
    body: z.strictObject({ address: z.string().max(320).meta({ description: 'Your own address, typed again' }) }),
    run: ({ app, actor, body }) => deleteAccount(app, actor, body),
  }),
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
    summary: 'Makes you the first administrator, by the code that the server printed',
    uses: [claimServer],
    cost: 10,
    body: z.strictObject({ code: WORDS }),
    run: ({ app, actor, body }) => claimServer(app, actor, body),
  }),
];
