import {
  type AuditLine,
  actAsMaster,
  closeTurn,
  compareEditions,
  dryRun,
  editPosition,
  readAudit,
  readDeeds,
  readDiceLog,
  readRecord,
  readSheets,
  rollBack,
  showTurnout,
  strikeLine,
  tryRollBack,
  verificationSoFar,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { file, type Route, route } from '../route/route.ts';
import { DRAFT, GIVEN_ORDERS, STRUCK_LINE, UNDERSTOOD } from '../schema/orders.ts';
import {
  AUDIT_LINE,
  AUDIT_PAGE,
  CLOSED,
  DICE_LOG,
  DRY_RUN,
  EDITED,
  EDITION,
  EDITION_DIFFERENCE,
  ROLL_BACK_TRIAL,
  ROLLED_BACK,
  TAKE_BACK,
  TURNOUT,
  VERIFICATION,
} from '../schema/turns.ts';
import { SEAT_NAME, TURN, WORDS } from '../schema/words.ts';

export const TURN_ROUTES: readonly Route[] = [
  route({
    name: 'closeTurn',
    method: 'post',
    path: '/campaigns/{campaign}/turns/{turn}/close',
    summary: 'Runs the turn now; nothing happens if it is already out',
    uses: [closeTurn],
    inSteps: true,
    cost: 10,
    body: z.strictObject({
      excused: z.boolean().default(false).meta({ description: 'Nobody counts as silent' }),
    }),
    answer: CLOSED,
    run: ({ app, actor, params, body }) =>
      closeTurn(app, actor, { campaignId: params.campaign, turn: params.turn, ...body }),
  }),
  route({
    name: 'showTurnout',
    method: 'get',
    path: '/campaigns/{campaign}/turnout',
    summary: 'Who has sent orders for the open turn, for the masters; never what they ordered',
    uses: [showTurnout],
    answer: TURNOUT,
    run: ({ app, actor, params }) => showTurnout(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'dryRun',
    method: 'post',
    path: '/campaigns/{campaign}/dry-run',
    summary:
      'What the present sheets would lead to, for the master: it leaves no trace, and the real dice will be different. Of a turn under review: what will be published',
    uses: [dryRun],
    cost: 10,
    answer: DRY_RUN,
    run: ({ app, actor, params }) => dryRun(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'tryRollBack',
    method: 'post',
    path: '/campaigns/{campaign}/roll-back/trial',
    summary: 'Tells what a roll back would change, and for whom; leaves no trace',
    uses: [tryRollBack],
    cost: 50,
    body: TAKE_BACK,
    answer: ROLL_BACK_TRIAL,
    run: ({ app, actor, params, body: { to, rerunThrough = to, amend } }) =>
      tryRollBack(app, actor, { campaignId: params.campaign, to, rerunThrough, amend }),
  }),
  route({
    name: 'rollBack',
    method: 'post',
    path: '/campaigns/{campaign}/roll-back',
    summary: 'Rolls the campaign back to a turn, and runs later turns again if wanted',
    uses: [rollBack],
    cost: 50,
    body: TAKE_BACK.extend({
      reason: WORDS.meta({ description: 'For everybody to read' }),
      tried: EDITION.optional().meta({
        description: 'The `from` of a trial: if the campaign has moved on since then, nothing is done',
      }),
    }),
    answer: ROLLED_BACK,
    run: ({ app, actor, params, body: { to, rerunThrough = to, ...body } }) =>
      rollBack(app, actor, { campaignId: params.campaign, to, rerunThrough, ...body }),
  }),
  route({
    name: 'compareEditions',
    method: 'get',
    path: '/campaigns/{campaign}/turns/{turn}/editions',
    summary: 'Each time the turn was run again: the public reason, and the differences that you may know',
    uses: [compareEditions],
    query: z.strictObject({
      seat: SEAT_NAME.optional().meta({ description: 'Your seat; by default what everybody may know' }),
    }),
    answer: z.strictObject({ editions: z.array(EDITION_DIFFERENCE) }),
    async run({ app, actor, params, query }) {
      const compared = await compareEditions(app, actor, { campaignId: params.campaign, turn: params.turn, ...query });
      return compared.ok ? ok({ editions: compared.value }) : compared;
    },
  }),
  route({
    name: 'verifyCampaign',
    method: 'get',
    path: '/campaigns/{campaign}/verification',
    summary: 'Runs the campaign again from its record, and checks every commitment, roll and hash',
    description:
      'Answers at once. The check is made once for each turn that is out, however many ask for it: while `checking` is true, ask again in a few seconds.',
    uses: [verificationSoFar],
    answer: VERIFICATION,
    async run({ app, actor, params }) {
      const found = await verificationSoFar(app, actor, { campaignId: params.campaign });
      return found.ok ? ok(found.value === null ? STILL_CHECKING : { checking: false, ...found.value }) : found;
    },
  }),
  file({
    name: 'readRecord',
    method: 'get',
    path: '/campaigns/{campaign}/record',
    summary: 'The whole record of a campaign that is over, as an archive (tar, gzip) that `chancery verify` checks',
    uses: [readRecord],
    cost: 20,
    produces: 'application/gzip',
    run: ({ app, actor, params }) => readRecord(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'readDiceLog',
    method: 'get',
    path: '/campaigns/{campaign}/turns/{turn}/dice',
    summary:
      'The dice of a turn: all of them for masters who rule no seat, and for everybody when the campaign is over; until then the public ones',
    uses: [readDiceLog],
    answer: DICE_LOG,
    run: ({ app, actor, params }) => readDiceLog(app, actor, { campaignId: params.campaign, turn: params.turn }),
  }),
  route({
    name: 'editPosition',
    method: 'post',
    path: '/campaigns/{campaign}/turns/{turn}/edits',
    summary: 'Corrects the position after the last turn: it is run again with the same dice, and your edits at its end',
    uses: [editPosition],
    cost: 50,
    body: z.strictObject({ edits: GIVEN_ORDERS, reason: WORDS.meta({ description: 'For everybody to read' }) }),
    answer: EDITED,
    run: ({ app, actor, params, body: { edits, reason } }) =>
      editPosition(app, actor, { campaignId: params.campaign, turn: params.turn, reason, ...edits }),
  }),
  route({
    name: 'readSheets',
    method: 'get',
    path: '/campaigns/{campaign}/sheets',
    summary: 'The orders that count for the open turn, line by line, for masters who rule no seat',
    uses: [readSheets],
    answer: z.strictObject({
      sheets: z.array(
        z.strictObject({ seat: SEAT_NAME, number: z.int(), lines: z.array(z.string()), struck: z.array(STRUCK_LINE) }),
      ),
    }),
    async run({ app, actor, params }) {
      const read = await readSheets(app, actor, { campaignId: params.campaign });
      return read.ok ? ok({ sheets: read.value }) : read;
    },
  }),
  route({
    name: 'strikeLine',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/struck',
    summary: 'Strikes an order out of a sheet before the turn is run, or puts another in its place; the ruler is told',
    uses: [strikeLine],
    body: z.strictObject({
      number: z.int().meta({ description: 'Of the sheet, as you have read it' }),
      line: z.int().meta({ description: 'Which of its orders, from 1' }),
      instead: z.string().max(4000).nullable().exactOptional().meta({ description: 'The order in its place, as text' }),
      reason: z.string().max(500),
    }),
    answer: DRAFT,
    run: ({ app, actor, params, body }) =>
      strikeLine(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
  route({
    name: 'actAsMaster',
    method: 'put',
    path: '/campaigns/{campaign}/acts',
    summary: 'Your acts as master in the open turn, in place of earlier ones; in live play they are resolved at once',
    uses: [actAsMaster],
    body: GIVEN_ORDERS,
    takesText: true,
    answer: UNDERSTOOD.extend({
      turn: TURN,
      number: z.int(),
      resolved: TURN.nullable().meta({ description: 'In live play: the turn that they became at once' }),
    }),
    run: ({ app, actor, params, body }) => actAsMaster(app, actor, { campaignId: params.campaign, ...body }),
  }),
  route({
    name: 'readAudit',
    method: 'get',
    path: '/campaigns/{campaign}/audit',
    summary: 'What was done in the campaign, by whom, the newest first',
    uses: [readAudit],
    query: AUDIT_PAGE,
    answer: z.strictObject({ deeds: z.array(AUDIT_LINE), next: z.int().nullable() }),
    async run({ app, actor, params, query: { limit = 50, after } }) {
      const page = { limit, ...given({ before: after }) };
      const read = await readAudit(app, actor, { campaignId: params.campaign, ...page });
      if (!read.ok) return read;
      return ok(pageOfDeeds(read.value, limit));
    },
  }),
  route({
    name: 'readDeeds',
    method: 'get',
    path: '/campaigns/{campaign}/deeds',
    summary: 'What game masters have done in the campaign, for everybody who may see it, the newest first',
    uses: [readDeeds],
    query: AUDIT_PAGE,
    answer: z.strictObject({ deeds: z.array(AUDIT_LINE), next: z.int().nullable() }),
    async run({ app, actor, params, query: { limit = 50, after } }) {
      const page = { limit, ...given({ before: after }) };
      const read = await readDeeds(app, actor, { campaignId: params.campaign, ...page });
      return read.ok ? ok(pageOfDeeds(read.value, limit)) : read;
    },
  }),
];

const STILL_CHECKING = {
  checking: true,
  turns: null,
  sheets: null,
  rolls: null,
  unchecked: null,
  faults: null,
  seal: null,
} as const;

const pageOfDeeds = (deeds: readonly AuditLine[], limit: number) => ({
  deeds,
  next: deeds.length < limit ? null : (deeds.at(-1)?.seq ?? null),
});
