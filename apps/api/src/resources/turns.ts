import {
  type AuditLine,
  actAsMaster,
  answerQuestion,
  closeTurn,
  compareEditions,
  dryRun,
  listQuestions,
  readAudit,
  readDeeds,
  readDiceLog,
  readRecord,
  rollBack,
  showTurnout,
  tryRollBack,
  verificationSoFar,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, file, type Route, route } from '../route/route.ts';
import { GIVEN_ORDERS, UNDERSTOOD } from '../schema/orders.ts';
import { QUESTION } from '../schema/turn-file.ts';
import {
  AUDIT_LINE,
  AUDIT_PAGE,
  CLOSED,
  DICE_LOG,
  DRY_RUN,
  EDITION,
  EDITION_DIFFERENCE,
  ROLL_BACK_TRIAL,
  ROLLED_BACK,
  TAKE_BACK,
  TURNOUT,
  VERIFICATION,
} from '../schema/turns.ts';
import { INSTANT, SEAT_NAME, TURN, WORDS } from '../schema/words.ts';

export const TURN_ROUTES: readonly Route[] = [
  route({
    name: 'closeTurn',
    method: 'post',
    path: '/campaigns/{campaign}/turns/{turn}/close',
    summary: 'Runs the turn now; if it is out by then, nothing happens',
    uses: [closeTurn],
    inSteps: true,
    cost: 10,
    body: z.strictObject({
      excused: z.boolean().default(false).meta({ description: 'Nobody shall count as silent' }),
    }),
    answer: CLOSED,
    run: ({ app, actor, params, body }) =>
      closeTurn(app, actor, { campaignId: params.campaign, turn: params.turn, ...body }),
  }),
  route({
    name: 'showTurnout',
    method: 'get',
    path: '/campaigns/{campaign}/turnout',
    summary: 'Who has sent in for the turn in hand, for the masters; never what',
    uses: [showTurnout],
    answer: TURNOUT,
    run: ({ app, actor, params }) => showTurnout(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'dryRun',
    method: 'post',
    path: '/campaigns/{campaign}/dry-run',
    summary: 'What the sheets of now would lead to, for the master; it leaves no trace, and the dice will be others',
    uses: [dryRun],
    cost: 10,
    answer: DRY_RUN,
    run: ({ app, actor, params }) => dryRun(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'tryRollBack',
    method: 'post',
    path: '/campaigns/{campaign}/roll-back/trial',
    summary: 'What a roll back would change, and for whom; it leaves no trace',
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
    summary: 'Takes the campaign back to a turn, and runs turns after it again if wanted',
    uses: [rollBack],
    cost: 50,
    body: TAKE_BACK.extend({
      reason: WORDS.meta({ description: 'For everybody to read' }),
      tried: EDITION.optional().meta({
        description: '`from` of a trial: if the campaign has moved on since, nothing is done',
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
    summary: 'Of every time the turn was run again: the public reason, and what became otherwise as you may know it',
    uses: [compareEditions],
    query: z.strictObject({
      seat: SEAT_NAME.optional().meta({ description: 'Yours; what everybody may know unless given' }),
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
      'Answers at once. It is made once for each turn that is out, however many ask: while `checking` is true, ask again in a few seconds.',
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
      'The dice of a turn: for masters who rule no seat, and for everybody when the campaign is over; before that the public ones',
    uses: [readDiceLog],
    answer: DICE_LOG,
    run: ({ app, actor, params }) => readDiceLog(app, actor, { campaignId: params.campaign, turn: params.turn }),
  }),
  route({
    name: 'listQuestions',
    method: 'get',
    path: '/campaigns/{campaign}/questions',
    summary: 'The questions of the turn in hand, for its masters; they may change with every sheet',
    uses: [listQuestions],
    answer: z.strictObject({
      questions: z.array(
        z.strictObject({
          question: QUESTION,
          text: z.string(),
          answer: z.string().nullable(),
          holds: z.string().meta({ description: 'What holds if nothing more is said' }),
          takenAt: INSTANT.nullable(),
        }),
      ),
    }),
    async run({ app, actor, params }) {
      const listed = await listQuestions(app, actor, { campaignId: params.campaign });
      return listed.ok ? ok({ questions: listed.value }) : listed;
    },
  }),
  deed({
    name: 'answerQuestion',
    method: 'put',
    path: '/campaigns/{campaign}/questions/{question}/answer',
    summary: 'Answers a question of the turn in hand, or answers otherwise, until the turn is run',
    uses: [answerQuestion],
    body: z.strictObject({
      answer: z.string().max(300).nullable().meta({ description: 'null takes an answer back' }),
    }),
    run: ({ app, actor, params, body }) =>
      answerQuestion(app, actor, { campaignId: params.campaign, question: params.question, ...body }),
  }),
  route({
    name: 'actAsMaster',
    method: 'put',
    path: '/campaigns/{campaign}/acts',
    summary:
      'What you do as master in the turn in hand, in the place of what you had said before; in live play it is resolved at once',
    uses: [actAsMaster],
    body: GIVEN_ORDERS,
    takesText: true,
    answer: UNDERSTOOD.extend({
      turn: TURN,
      number: z.int(),
      resolved: TURN.nullable().meta({ description: 'The turn that they have become at once, in live play' }),
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
    summary: 'What game masters have done to the campaign, for everybody who may see it, the newest first',
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
