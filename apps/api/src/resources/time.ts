import {
  announceAbsence,
  announceWaitingAbsence,
  answerExtension,
  askForExtension,
  comeBack,
  endWaitingAbsence,
  holdClock,
  listAbsences,
  listExtensions,
  moveDeadline,
  readWithoutSeat,
  sendWithoutSeat,
  setReady,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { EXTENSION_STATUSES } from '@chancery/store';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { GIVEN_ORDERS, WAITING_RECEIPT } from '../schema/orders.ts';
import { ABSENCE, WAITING_ABSENCE } from '../schema/people.ts';
import { INSTANT, SEAT, TURN, WORDS } from '../schema/words.ts';

const SPAN = z.union([
  z.strictObject({ from: INSTANT, until: INSTANT, note: WORDS.default('') }),
  z
    .strictObject({ turns: z.int(), note: WORDS.default('') })
    .meta({ description: 'For so many turns, the open one among them; in live play say from when until when' }),
]);

export const TIME_ROUTES: readonly Route[] = [
  route({
    name: 'setReady',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/ready',
    summary: 'Says whether you need more time; the window may close once all are ready',
    uses: [setReady],
    body: z.strictObject({ ready: z.boolean() }),
    answer: z.strictObject({ turn: TURN }),
    run: ({ app, actor, params, body }) =>
      setReady(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  route({
    name: 'askForExtension',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/extensions',
    summary: 'Asks for more time; within what the campaign allows, you have it at once',
    uses: [askForExtension],
    body: z.strictObject({
      minutes: z.int().meta({ description: '1 to 20 160' }),
      reason: WORDS.default('').meta({ description: 'For the masters' }),
    }),
    status: 201,
    location: '/campaigns/{campaign}/extensions',
    answer: z.strictObject({ id: z.string(), status: z.enum(['asked', 'granted']), deadline: INSTANT.nullable() }),
    run: ({ app, actor, params, body }) =>
      askForExtension(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  route({
    name: 'announceAbsence',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/absences',
    summary:
      'Announces that you will be away, and until when or for how many turns; turns that close in the meantime do not count against you',
    uses: [announceAbsence],
    body: SPAN,
    status: 201,
    location: '/campaigns/{campaign}/seats/{seat}/absences',
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params, body }) =>
      announceAbsence(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  route({
    name: 'listAbsences',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/absences',
    summary: 'What you have announced, past and future',
    uses: [listAbsences],
    answer: z.strictObject({ absences: z.array(ABSENCE) }),
    async run({ app, actor, params }) {
      const listed = await listAbsences(app, actor, { campaignId: params.campaign, seat: params.seat });
      return listed.ok ? ok({ absences: listed.value }) : listed;
    },
  }),
  route({
    name: 'comeBack',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/come-back',
    summary: 'Ends your absence: you give the orders for your seat yourself again',
    uses: [comeBack],
    answer: z.strictObject({ fromCaretaker: z.boolean(), fromAbsence: z.boolean() }),
    run: ({ app, actor, params }) => comeBack(app, actor, { campaignId: params.campaign, seat: params.seat }),
  }),
  route({
    name: 'readWithoutSeat',
    method: 'get',
    path: '/campaigns/{campaign}/waiting',
    summary: 'While you wait for a seat: your absences, and the receipts of what you have sent without one',
    uses: [readWithoutSeat],
    answer: z.strictObject({
      absences: z.array(WAITING_ABSENCE),
      receipts: z.array(WAITING_RECEIPT),
      takesOrders: z.boolean().meta({ description: 'Whether the rules have orders that are carried out on arrival' }),
      waits: z.boolean().meta({ description: 'Whether you have a place in the campaign and no seat' }),
    }),
    run: ({ app, actor, params }) => readWithoutSeat(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'sendWithoutSeat',
    method: 'post',
    path: '/campaigns/{campaign}/waiting/orders',
    summary: 'While you wait for a seat: sends orders of absence and return, which are carried out at once',
    description: 'Every other order is refused line by line. The receipt is kept.',
    uses: [sendWithoutSeat],
    body: GIVEN_ORDERS,
    takesText: true,
    status: 201,
    location: '/campaigns/{campaign}/waiting',
    answer: WAITING_RECEIPT,
    run: ({ app, actor, params, body }) =>
      sendWithoutSeat(app, actor, { campaignId: params.campaign, channel: 'api', ...body }),
  }),
  route({
    name: 'announceWaitingAbsence',
    method: 'post',
    path: '/campaigns/{campaign}/waiting/absences',
    summary: 'While you wait for a seat: announces that you will be away; if you are given a seat, it counts there',
    uses: [announceWaitingAbsence],
    body: SPAN,
    status: 201,
    location: '/campaigns/{campaign}/waiting',
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params, body }) => announceWaitingAbsence(app, actor, { campaignId: params.campaign, ...body }),
  }),
  route({
    name: 'endWaitingAbsence',
    method: 'post',
    path: '/campaigns/{campaign}/waiting/come-back',
    summary: 'While you wait for a seat: ends your absence',
    uses: [endWaitingAbsence],
    answer: z.strictObject({ fromAbsence: z.boolean() }),
    run: ({ app, actor, params }) => endWaitingAbsence(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'listExtensions',
    method: 'get',
    path: '/campaigns/{campaign}/extensions',
    summary: 'What was asked for in the open turn, for the masters',
    uses: [listExtensions],
    answer: z.strictObject({
      extensions: z.array(
        z.strictObject({
          id: z.string(),
          seat: SEAT,
          minutes: z.int(),
          reason: z.string(),
          status: z.enum(EXTENSION_STATUSES),
          askedAt: INSTANT,
        }),
      ),
    }),
    async run({ app, actor, params }) {
      const listed = await listExtensions(app, actor, { campaignId: params.campaign });
      return listed.ok ? ok({ extensions: listed.value }) : listed;
    },
  }),
  route({
    name: 'answerExtension',
    method: 'post',
    path: '/campaigns/{campaign}/extensions/{extension}/answer',
    summary: 'Grants or refuses the time that was asked for',
    uses: [answerExtension],
    body: z.strictObject({ grant: z.boolean() }),
    answer: z.strictObject({ deadline: INSTANT.nullable() }),
    run: ({ app, actor, params, body }) =>
      answerExtension(app, actor, { campaignId: params.campaign, id: params.extension, ...body }),
  }),
  deed({
    name: 'moveDeadline',
    method: 'put',
    path: '/campaigns/{campaign}/deadline',
    summary: 'Sets another deadline for the open window; a clock that was held goes on',
    uses: [moveDeadline],
    body: z.strictObject({
      deadline: INSTANT.nullable().meta({ description: 'null: you close this turn yourself' }),
      turn: TURN.optional().meta({ description: 'The turn that you mean: if it is already out, nothing happens' }),
    }),
    run: ({ app, actor, params, body }) => moveDeadline(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'holdClock',
    method: 'post',
    path: '/campaigns/{campaign}/hold-clock',
    summary: 'Holds the clock until you set a deadline or close the turn',
    uses: [holdClock],
    run: ({ app, actor, params }) => holdClock(app, actor, { campaignId: params.campaign }),
  }),
];
