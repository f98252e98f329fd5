import {
  type Actor,
  leaveStandingOrders,
  listHeldMails,
  listReceipts,
  listUncertainMails,
  proveSheet,
  readDraft,
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
import { OPENING, TURN_FILE } from '../schema/turn-file.ts';
import { HASH, INSTANT, TURN, wholeNumber, yesOrNo } from '../schema/words.ts';
import { packedOpening, packedTurnFile, turnFileWithoutMap } from './packed-turn-file.ts';

const MOST_TURNS = 999_999_999;
const ONE_TURN = z.strictObject({ turn: wholeNumber(0, MOST_TURNS).optional() });
const MEANT_TURN = ONE_TURN.shape.turn.meta({
  type: 'integer',
  description: 'The turn that the orders were written for; the one that is open unless given',
});

const MAP_FORM = z.enum(['plain', 'packed', 'none']).optional().meta({
  description:
    'Whether the map stands in the setting as it is, or `packed`: a third of the bytes, for those who can unpack it; or not at all, for those who have it from the opening',
});

const BASE = wholeNumber(0, MOST_TURNS).optional().meta({
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
    summary: 'All that the seat receives of a turn: what it sees, what it heard, what it may order, and its draft',
    description: 'Ask with `If-None-Match`, and nothing is sent as long as nothing has changed.',
    uses: [readTurnFile],
    query: z.strictObject({ ...ONE_TURN.shape, world: MAP_FORM }),
    answer: TURN_FILE,
    run: async ({ app, actor, params, query: { world = 'plain', ...query } }) => {
      const read = await readTurnFile(app, actor, { campaignId: params.campaign, seat: params.seat, ...query });
      if (!read.ok || world === 'plain') return read;
      return ok(world === 'packed' ? packedTurnFile(app, read.value) : turnFileWithoutMap(app, read.value));
    },
  }),
  route({
    name: 'readOpening',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/opening',
    summary: 'What a desk shows first of the newest turn: its map, the units of the seat, and what they may be ordered',
    description:
      'Small, and ready made from the turn file: a desk opens with it, and fetches the turn file with `?world=none` when the map is drawn.',
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
    summary: 'The newest orders that you have kept or sent in for the turn in hand, wherever you wrote them',
    uses: [readDraft],
    answer: KEPT_DRAFT,
    run: ({ app, actor, params }) => readDraft(app, actor, { campaignId: params.campaign, seat: params.seat }),
  }),
  route({
    name: 'saveDraft',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/draft',
    summary: 'Keeps orders that do not count yet, to go on from anywhere',
    description:
      'Drafts are kept one after another and none is lost. With `base`, nothing is kept while there is a newer one that you have not seen.',
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
    summary: 'Sends in the orders of the seat; they count at once, until they are replaced or withdrawn',
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
    summary: 'Takes back what was sent in: then nothing of it counts',
    uses: [withdrawOrders],
    query: ONE_TURN,
    answer: z.strictObject({
      turn: TURN,
      number: z.int().meta({ description: 'Of the sheet that counted until now' }),
      waiting: z.literal(true).exactOptional().meta({
        description: 'In live play, it had waited for the move of the seat, and is a mere draft now',
      }),
    }),
    run: ({ app, actor, params, query }) =>
      withdrawOrders(app, actor, { campaignId: params.campaign, seat: params.seat, ...query }),
  }),
  route({
    name: 'takeBackPost',
    method: 'delete',
    path: '/campaigns/{campaign}/seats/{seat}/last-post',
    summary: 'In live play, takes back your last post, as long as no dice were rolled for it and nobody knows of it',
    description: 'Everybody can read that you did. Your orders are your draft again.',
    uses: [takeBackPost],
    query: ONE_TURN,
    answer: z.strictObject({
      turn: TURN.meta({ description: 'The last turn that stands now' }),
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
      latest: wholeNumber(1, 100).optional().meta({ description: 'So many of the newest instead, of all turns' }),
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
    summary: 'By which orders the seat was adjudicated, beside what it was told when they came',
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
    summary: 'The orders that you have left standing, as they would be understood now',
    uses: [readStandingOrders],
    answer: z.strictObject({ standing: UNDERSTOOD.nullable().meta({ description: 'Null when you have left none' }) }),
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
      'Leaves orders for turns to which you send none; of each turn those are carried out that are possible then',
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
    summary: 'Leaves no orders any more',
    uses: [leaveStandingOrders],
    run: ({ app, actor, params }) =>
      leaveStandingOrders(app, actor, { campaignId: params.campaign, seat: params.seat, standing: null }),
  }),
  route({
    name: 'listHeldMails',
    method: 'get',
    path: '/campaigns/{campaign}/held-mails',
    summary: 'Mails with orders that are held because their sender is in doubt: in your name, or all for a master',
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
    summary: 'Lets a mail with orders count that was held because its sender was in doubt',
    uses: [releaseMail],
    answer: z.strictObject({ outcome: z.enum(['accepted', 'refused']), reason: z.string() }),
    run: ({ app, actor, params }) => releaseMail(app, actor, { id: params.mail }),
  }),
  route({
    name: 'listUncertainMails',
    method: 'get',
    path: '/campaigns/{campaign}/uncertain-mails',
    summary: 'Mails that were being handed over when the server was stopped, so that they may be lost',
    description: 'Those that were for you, or all for a master.',
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
    summary: 'Has a mail that may be lost sent again',
    uses: [sendMailAgain],
    run: ({ app, actor, params }) => sendMailAgain(app, actor, { campaignId: params.campaign, mail: params.outgoing }),
  }),
];
