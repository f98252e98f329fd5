import {
  type Actor,
  leaveStandingOrders,
  listHeldMails,
  listReceipts,
  listUncertainMails,
  proveSheet,
  readDraft,
  readOffers,
  readStandingOrders,
  readTurnFile,
  releaseMail,
  saveDraft,
  sendMailAgain,
  submitOrders,
  takeBackPost,
  withdrawOrders,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { SHEET_ORIGINS, type SheetChannel } from '@chancery/store';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import {
  DRAFT,
  GIVEN_ORDERS,
  HELD_MAIL,
  KEPT_DRAFT,
  LISTED_RECEIPT,
  ORDER,
  RECEIPT,
  UNCERTAIN_MAIL,
  UNDERSTOOD,
} from '../schema/orders.ts';
import { SUBMITTED } from '../schema/post.ts';
import { OFFER, OPENING, TURN_FILE } from '../schema/turn-file.ts';
import { HASH, INSTANT, LAST_TURN, TURN, wholeNumber, yesOrNo } from '../schema/words.ts';
import { packedOpening, turnFileFor } from './packed-turn-file.ts';

const ONE_TURN = z.strictObject({ turn: wholeNumber(0, LAST_TURN).optional() });
const MEANT_TURN = ONE_TURN.shape.turn.meta({
  type: 'integer',
  description: 'The turn that the orders were written for; by default the open turn',
});

const CHOICES_WANTED = z
  .string()
  .regex(/^[A-Za-z_]+(?:,[A-Za-z_]+)*$/)
  .optional()
  .meta({
    description:
      'The verbs whose choices are wanted, such as `MARCH,HOLD`, or `none`, for programs that make them from the view; by default all. What is not asked for is not made',
    example: 'MARCH,HOLD',
  });
const verbsIn = (choices: string | undefined): 'all' | readonly string[] => {
  if (choices === undefined) return 'all';
  return choices === 'none' ? [] : choices.split(',');
};

const MAP_FORM = z.enum(['plain', 'packed', 'none']).optional().meta({
  description:
    'How the map stands in the setting: as it is; `packed`, in a third of the bytes, for programs that can unpack it; or `none`, for programs that have it from the opening',
});

const BASE = wholeNumber(0, LAST_TURN).optional().meta({
  type: 'integer',
  description:
    'The `number` of the sheet that these orders go on from, 0 for none. If a newer one has come, nothing is taken (409 `conflict`)',
});

const WHEN_CALLED = yesOrNo.optional().meta({
  type: 'boolean',
  description: 'In live play: send it in by itself as soon as it is the move of the seat',
});

/** Whoever is signed in writes at their desk; a token is a program's. */
const channelOf = (actor: Actor): SheetChannel => (actor.kind === 'user' && actor.scopes === 'all' ? 'desk' : 'api');

export const ORDER_ROUTES: readonly Route[] = [
  route({
    name: 'readTurnFile',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/turn-file',
    summary:
      'Everything the seat receives of a turn: what it sees, what it has heard, what it may order, and its draft',
    description: 'With `If-None-Match`, nothing is sent as long as nothing has changed.',
    uses: [readTurnFile],
    query: z.strictObject({ ...ONE_TURN.shape, world: MAP_FORM, choices: CHOICES_WANTED }),
    answer: TURN_FILE,
    run: async ({ app, actor, params, query: { world = 'plain', choices, turn } }) => {
      const read = await readTurnFile(app, actor, { campaignId: params.campaign, seat: params.seat, turn });
      return read.ok ? ok(turnFileFor(app, read.value, { world, choices: verbsIn(choices) })) : read;
    },
  }),
  route({
    name: 'readOpening',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/opening',
    summary: 'What a desk shows first of the newest turn: the map, the units of the seat, and the orders they may get',
    description:
      'Small, and prepared from the turn file: a desk opens with it, and fetches the turn file with `?world=none&choices=none` once the map is drawn.',
    uses: [readTurnFile],
    answer: OPENING,
    run: async ({ app, actor, params }) => {
      const read = await readTurnFile(app, actor, { campaignId: params.campaign, seat: params.seat });
      return read.ok ? ok(packedOpening(app, read.value)) : read;
    },
  }),
  route({
    name: 'readDraft',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/draft',
    summary: 'The newest orders that you have kept or sent for the open turn, wherever you wrote them',
    uses: [readDraft],
    answer: KEPT_DRAFT,
    run: ({ app, actor, params }) => readDraft(app, actor, { campaignId: params.campaign, seat: params.seat }),
  }),
  route({
    name: 'readOffers',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/offers',
    summary:
      'What other seats offer to this one in orders that they have sent for the open turn, and by which orders it could answer',
    uses: [readOffers],
    answer: z.strictObject({ offers: z.array(OFFER) }),
    run: ({ app, actor, params }) => readOffers(app, actor, { campaignId: params.campaign, seat: params.seat }),
  }),
  route({
    name: 'saveDraft',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/draft',
    summary: 'Keeps orders that do not count yet, so that you can go on with them from anywhere',
    description:
      'Every draft is kept and none is lost. With `base`, nothing is kept if there is a newer draft that you have not seen.',
    uses: [saveDraft],
    query: z.strictObject({ turn: MEANT_TURN, base: BASE, whenCalled: WHEN_CALLED }),
    body: GIVEN_ORDERS,
    takesText: true,
    answer: DRAFT,
    run: ({ app, actor, params, query, body }) =>
      saveDraft(app, actor, {
        campaignId: params.campaign,
        seat: params.seat,
        channel: channelOf(actor),
        ...query,
        ...body,
      }),
  }),
  route({
    name: 'submitOrders',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/orders',
    summary: 'Sends the orders of the seat; they count at once, until they are replaced or withdrawn',
    description: 'In live play they are resolved at once, and the answer says what came of them.',
    uses: [submitOrders],
    query: z.strictObject({
      turn: MEANT_TURN,
      base: BASE,
      ready: yesOrNo
        .optional()
        .meta({ type: 'boolean', description: 'Whether you need no more time; unchanged unless given' }),
    }),
    body: GIVEN_ORDERS,
    takesText: true,
    status: 201,
    location: '/campaigns/{campaign}/seats/{seat}/receipts?turn={turn}',
    answer: SUBMITTED,
    run: ({ app, actor, params, query, body }) =>
      submitOrders(app, actor, {
        campaignId: params.campaign,
        seat: params.seat,
        channel: channelOf(actor),
        ...query,
        ...body,
      }),
  }),
  route({
    name: 'withdrawOrders',
    method: 'delete',
    path: '/campaigns/{campaign}/seats/{seat}/orders',
    summary: 'Withdraws the orders that were sent: none of them count',
    uses: [withdrawOrders],
    query: ONE_TURN,
    answer: z.strictObject({
      turn: TURN,
      number: z.int().meta({ description: 'Of the sheet that counted until now' }),
      waiting: z.literal(true).exactOptional().meta({
        description: 'In live play: it was waiting for the move of the seat, and is only a draft now',
      }),
    }),
    run: ({ app, actor, params, query }) =>
      withdrawOrders(app, actor, { campaignId: params.campaign, seat: params.seat, ...query }),
  }),
  route({
    name: 'takeBackPost',
    method: 'delete',
    path: '/campaigns/{campaign}/seats/{seat}/last-post',
    summary: 'In live play: takes back your last post, as long as no dice were rolled for it and nobody knows of it',
    description: 'Everybody can see that you did. Your orders become your draft again.',
    uses: [takeBackPost],
    query: ONE_TURN,
    answer: z.strictObject({
      turn: TURN.meta({ description: 'The last turn that now counts' }),
      edition: z.int(),
    }),
    run: ({ app, actor, params, query }) =>
      takeBackPost(app, actor, { campaignId: params.campaign, seat: params.seat, ...query }),
  }),
  route({
    name: 'listReceipts',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/receipts',
    summary: 'The receipts of the seat for a turn, the oldest first',
    uses: [listReceipts],
    query: ONE_TURN.extend({
      latest: wholeNumber(1, 100).optional().meta({ description: 'Instead, so many of the newest of all turns' }),
    }),
    answer: z.strictObject({ receipts: z.array(LISTED_RECEIPT) }),
    async run({ app, actor, params, query }) {
      const listed = await listReceipts(app, actor, { campaignId: params.campaign, seat: params.seat, ...query });
      return listed.ok ? ok({ receipts: listed.value }) : listed;
    },
  }),
  route({
    name: 'proveSheet',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/turns/{turn}/proof',
    summary: 'The orders by which the seat was adjudicated, beside what it was told when they came',
    uses: [proveSheet],
    answer: z.strictObject({
      turn: TURN,
      resolvedAt: INSTANT,
      origin: z.enum(SHEET_ORIGINS),
      orders: z.array(ORDER),
      hash: HASH,
      receipt: RECEIPT.nullable(),
      agrees: z.boolean(),
    }),
    run: ({ app, actor, params }) =>
      proveSheet(app, actor, { campaignId: params.campaign, seat: params.seat, turn: params.turn }),
  }),
  route({
    name: 'readStandingOrders',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/standing-orders',
    summary: 'Your standing orders, as they would be understood now',
    uses: [readStandingOrders],
    answer: z.strictObject({ standing: UNDERSTOOD.nullable().meta({ description: 'Null if you have left none' }) }),
    async run({ app, actor, params }) {
      const read = await readStandingOrders(app, actor, { campaignId: params.campaign, seat: params.seat });
      return read.ok ? ok({ standing: read.value }) : read;
    },
  }),
  route({
    name: 'leaveStandingOrders',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/standing-orders',
    summary:
      'Leaves standing orders for turns to which you send none; in each turn those that are possible are carried out',
    uses: [leaveStandingOrders],
    body: GIVEN_ORDERS,
    takesText: true,
    answer: UNDERSTOOD,
    run: ({ app, actor, params, body }) =>
      leaveStandingOrders(app, actor, { campaignId: params.campaign, seat: params.seat, standing: body }),
  }),
  deed({
    name: 'dropStandingOrders',
    method: 'delete',
    path: '/campaigns/{campaign}/seats/{seat}/standing-orders',
    summary: 'Removes your standing orders',
    uses: [leaveStandingOrders],
    run: ({ app, actor, params }) =>
      leaveStandingOrders(app, actor, { campaignId: params.campaign, seat: params.seat, standing: null }),
  }),
  route({
    name: 'listHeldMails',
    method: 'get',
    path: '/campaigns/{campaign}/held-mails',
    summary:
      'Mails with orders that are held because their sender is in doubt: those in your name, or all of them for a master',
    uses: [listHeldMails],
    answer: z.strictObject({ mails: z.array(HELD_MAIL) }),
    async run({ app, actor, params }) {
      const listed = await listHeldMails(app, actor, { campaignId: params.campaign });
      return listed.ok ? ok({ mails: listed.value }) : listed;
    },
  }),
  route({
    name: 'releaseMail',
    method: 'post',
    path: '/mails/{mail}/release',
    summary: 'Releases a mail with orders that was held because its sender was in doubt: its orders count',
    uses: [releaseMail],
    answer: z.strictObject({ outcome: z.enum(['accepted', 'refused']), reason: z.string() }),
    run: ({ app, actor, params }) => releaseMail(app, actor, { id: params.mail }),
  }),
  route({
    name: 'listUncertainMails',
    method: 'get',
    path: '/campaigns/{campaign}/uncertain-mails',
    summary: 'Mails that were being sent when the server stopped, so that they may be lost',
    description: 'Those that were for you, or all of them for a master.',
    uses: [listUncertainMails],
    answer: z.strictObject({ mails: z.array(UNCERTAIN_MAIL) }),
    async run({ app, actor, params }) {
      const listed = await listUncertainMails(app, actor, { campaignId: params.campaign });
      return listed.ok ? ok({ mails: listed.value }) : listed;
    },
  }),
  deed({
    name: 'sendMailAgain',
    method: 'post',
    path: '/campaigns/{campaign}/uncertain-mails/{outgoing}/again',
    summary: 'Sends a mail again that may be lost',
    uses: [sendMailAgain],
    run: ({ app, actor, params }) => sendMailAgain(app, actor, { campaignId: params.campaign, mail: params.outgoing }),
  }),
];
