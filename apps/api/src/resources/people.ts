import {
  answerApplication,
  appointMaster,
  dismissMaster,
  handOver,
  inviteToCampaign,
  listPeople,
  revokeInvitation,
} from '@chancery/app';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { PEOPLE } from '../schema/people.ts';
import { INSTANT, SEAT, SEAT_NAME, USER_ID, WORDS } from '../schema/words.ts';

const ONE_USER = z.strictObject({ user: USER_ID });

export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    name: 'listPeople',
    method: 'get',
    path: '/campaigns/{campaign}/people',
    summary: 'Everybody who takes part in the campaign, for its masters',
    uses: [listPeople],
    answer: PEOPLE,
    run: ({ app, actor, params }) => listPeople(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'answerApplication',
    method: 'post',
    path: '/campaigns/{campaign}/applications/{user}/answer',
    summary: 'Answers an application for a seat; the applicant is told',
    uses: [answerApplication],
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('accept'), seat: SEAT_NAME.optional() }),
      z.strictObject({ kind: z.literal('standby') }),
      z.strictObject({ kind: z.literal('decline'), reason: WORDS.default('') }),
    ]),
    answer: z.strictObject({ seat: SEAT.nullable() }),
    run: ({ app, actor, params, body }) =>
      answerApplication(app, actor, {
        campaignId: params.campaign,
        userId: params.user,
        answer: body.kind === 'accept' ? given(body) : body,
      }),
  }),
  route({
    name: 'inviteToCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/invitations',
    summary: 'Makes a link by which a person, or each of a group, can take a seat',
    uses: [inviteToCampaign],
    once: true,
    body: z.strictObject({
      seat: SEAT_NAME.optional(),
      email: z
        .string()
        .max(320)
        .optional()
        .meta({ description: 'The address to which the link is sent; then only its owner can use it' }),
      days: z.int().default(14).meta({ description: 'Days until it expires, 1 to 60' }),
      most: z
        .int()
        .default(1)
        .meta({ description: 'How many may come by it, 1 to 100; 1 for one seat or one address' }),
    }),
    status: 201,
    location: '/campaigns/{campaign}/people',
    answer: z.strictObject({ id: z.string(), link: z.string(), expiresAt: INSTANT }),
    run: ({ app, actor, params, body }) =>
      inviteToCampaign(app, actor, { campaignId: params.campaign, ...given(body) }),
  }),
  deed({
    name: 'revokeInvitation',
    method: 'delete',
    path: '/campaigns/{campaign}/invitations/{invitation}',
    summary: 'Takes an invitation back',
    uses: [revokeInvitation],
    run: ({ app, actor, params }) =>
      revokeInvitation(app, actor, { campaignId: params.campaign, id: params.invitation }),
  }),
  deed({
    name: 'appointMaster',
    method: 'put',
    path: '/campaigns/{campaign}/masters/{user}',
    summary: 'Appoints a second game master',
    uses: [appointMaster],
    run: ({ app, actor, params }) => appointMaster(app, actor, { campaignId: params.campaign, userId: params.user }),
  }),
  deed({
    name: 'dismissMaster',
    method: 'delete',
    path: '/campaigns/{campaign}/masters/{user}',
    summary: 'Dismisses a second game master; a second game master can also resign',
    uses: [dismissMaster],
    run: ({ app, actor, params }) => dismissMaster(app, actor, { campaignId: params.campaign, userId: params.user }),
  }),
  deed({
    name: 'handOver',
    method: 'post',
    path: '/campaigns/{campaign}/hand-over',
    summary: 'Hands the campaign over to a second master',
    uses: [handOver],
    body: ONE_USER,
    run: ({ app, actor, params, body }) => handOver(app, actor, { campaignId: params.campaign, userId: body.user }),
  }),
];
