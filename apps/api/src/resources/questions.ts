import { answerQuestion, askMaster, listOwnQuestions, listQuestions } from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { ANSWER, OWN_QUESTION, QUESTION } from '../schema/questions.ts';
import { INSTANT } from '../schema/words.ts';

const OWN_QUESTIONS = z.strictObject({ questions: z.array(OWN_QUESTION) });

export const QUESTION_ROUTES: readonly Route[] = [
  route({
    name: 'listQuestions',
    method: 'get',
    path: '/campaigns/{campaign}/questions',
    summary: 'The questions of the open turn, for its masters; they may change with every sheet',
    uses: [listQuestions],
    answer: z.strictObject({
      questions: z.array(
        z.strictObject({
          question: QUESTION,
          text: z.string(),
          ahead: z.boolean().meta({ description: 'Its ruler asks before they send the orders that raise it' }),
          answer: ANSWER.nullable(),
          holds: z.string().meta({ description: 'The verdict that applies if nothing else is said' }),
          holdsInFull: z.string().meta({ description: 'The same as a line, with its parts' }),
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
    summary: 'Answers a question of the open turn; the answer can be changed until the turn is run',
    uses: [answerQuestion],
    body: z.strictObject({
      answer: ANSWER.nullable().meta({ description: 'null withdraws an answer' }),
    }),
    run: ({ app, actor, params, body }) =>
      answerQuestion(app, actor, { campaignId: params.campaign, question: params.question, ...body }),
  }),
  route({
    name: 'listOwnQuestions',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/questions',
    summary: 'What the newest orders of the seat ask the master, what your draft would ask, and what was ruled',
    uses: [listOwnQuestions],
    answer: OWN_QUESTIONS,
    async run({ app, actor, params }) {
      const listed = await listOwnQuestions(app, actor, { campaignId: params.campaign, seat: params.seat });
      return listed.ok ? ok({ questions: listed.value }) : listed;
    },
  }),
  route({
    name: 'askMaster',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/questions',
    summary: 'Puts the questions of your draft before the master now; the draft is not sent',
    uses: [askMaster],
    answer: OWN_QUESTIONS,
    async run({ app, actor, params }) {
      const asked = await askMaster(app, actor, { campaignId: params.campaign, seat: params.seat });
      return asked.ok ? ok({ questions: asked.value }) : asked;
    },
  }),
];
