import {
  acceptInvitation,
  applyForSeat,
  assignSeat,
  closeSeat,
  joinCampaign,
  joinStandby,
  leaveSeat,
  leaveStandby,
  removeRuler,
  setCaretaker,
  statePreferences,
  takeOverSeat,
  withdrawApplication,
} from '@chancery/app';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { NAME, SEAT, SEAT_NAME, SEAT_NAMES, USER_ID, WORDS } from '../schema/words.ts';

const WISHES = SEAT_NAMES.meta({ description: 'The seats that you would like, the one you want most first' });
const PLACE = z
  .strictObject({ seat: SEAT.nullable(), waiting: z.boolean() })
  .meta({ id: 'Place', description: 'A seat, or a place in the list of those who wait for one' });

export const SEAT_ROUTES: readonly Route[] = [
  route({
    name: 'joinCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/join',
    summary: 'Takes a seat in a campaign that has not begun and is open to all, or waits for one',
    uses: [joinCampaign],
    body: z.strictObject({ seat: SEAT_NAME.optional(), preferences: WISHES.optional() }),
    answer: PLACE,
    run: ({ app, actor, params, body }) => joinCampaign(app, actor, { campaignId: params.campaign, ...given(body) }),
  }),
  route({
    name: 'acceptInvitation',
    method: 'post',
    path: '/campaigns/{campaign}/accept-invitation',
    summary: 'Takes the seat that was promised in an invitation',
    uses: [acceptInvitation],
    body: z.strictObject({
      invitation: NAME.meta({ description: 'The token in its link' }),
      seat: SEAT_NAME.optional(),
      preferences: WISHES.optional(),
    }),
    answer: PLACE,
    run: ({ app, actor, params, body }) =>
      acceptInvitation(app, actor, { campaignId: params.campaign, ...given(body) }),
  }),
  deed({
    name: 'applyForSeat',
    method: 'put',
    path: '/campaigns/{campaign}/application',
    summary: 'Asks the masters for a seat',
    uses: [applyForSeat],
    body: z.strictObject({ preferences: WISHES.default([]), message: WORDS.default('') }),
    run: ({ app, actor, params, body }) => applyForSeat(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'withdrawApplication',
    method: 'delete',
    path: '/campaigns/{campaign}/application',
    summary: 'Takes back your application, or your place in the waiting list',
    uses: [withdrawApplication],
    run: ({ app, actor, params }) => withdrawApplication(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'statePreferences',
    method: 'put',
    path: '/campaigns/{campaign}/application/preferences',
    summary: 'Changes your wishes, as long as no seat is given out; your place in the list stays',
    uses: [statePreferences],
    body: z.strictObject({ preferences: WISHES }),
    run: ({ app, actor, params, body }) => statePreferences(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'joinStandby',
    method: 'put',
    path: '/campaigns/{campaign}/standby',
    summary: 'Puts you on standby for a seat that falls open',
    uses: [joinStandby],
    run: ({ app, actor, params }) => joinStandby(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'leaveStandby',
    method: 'delete',
    path: '/campaigns/{campaign}/standby',
    summary: 'Takes you off standby',
    uses: [leaveStandby],
    run: ({ app, actor, params }) => leaveStandby(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'takeOverSeat',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/take-over',
    summary: 'Takes an open seat of a campaign that has begun',
    uses: [takeOverSeat],
    run: ({ app, actor, params }) => takeOverSeat(app, actor, { campaignId: params.campaign, seat: params.seat }),
  }),
  deed({
    name: 'leaveSeat',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/leave',
    summary: 'Gives up your seat; orders that you have sent still count',
    uses: [leaveSeat],
    body: z.strictObject({ reason: WORDS.default('').meta({ description: 'For the masters' }) }),
    run: ({ app, actor, params, body }) =>
      leaveSeat(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  deed({
    name: 'assignSeat',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/ruler',
    summary: 'Gives a seat to somebody in this campaign; its former ruler loses it and is told',
    uses: [assignSeat],
    body: z.strictObject({ user: USER_ID }),
    run: ({ app, actor, params, body }) =>
      assignSeat(app, actor, { campaignId: params.campaign, seat: params.seat, userId: body.user }),
  }),
  deed({
    name: 'closeSeat',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/closed',
    summary: 'Closes an open seat, so that the rules play it, or opens it to players again',
    uses: [closeSeat],
    body: z.strictObject({ closed: z.boolean() }),
    run: ({ app, actor, params, body }) =>
      closeSeat(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  deed({
    name: 'removeRuler',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/remove-ruler',
    summary: 'Takes a seat from its ruler, who is told',
    uses: [removeRuler],
    body: z.strictObject({ reason: WORDS }),
    run: ({ app, actor, params, body }) =>
      removeRuler(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  deed({
    name: 'setCaretaker',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/caretaker',
    summary: 'Lets a bot look after the seat of a silent ruler until they send orders again',
    uses: [setCaretaker],
    body: z.strictObject({ caretaker: z.boolean(), reason: WORDS.default('') }),
    run: ({ app, actor, params, body }) =>
      setCaretaker(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
];
