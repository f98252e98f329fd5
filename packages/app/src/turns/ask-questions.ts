import { canonicalText, sha256Hex } from '@chancery/core';
import { askQuestions, jsonText, rulingsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellMasters } from '../campaigns/everybody.ts';
import { closingTime } from '../deadlines/clock.ts';
import { liveWindow } from '../live/live-window.ts';
import { questionsNow } from './gather.ts';
import type { InPlay } from './in-play.ts';

/**
 * Puts the questions that the orders of now raise before the masters; they are told of those that are new, and once of
 * each that they have answered and that is put otherwise since. Their answer stands until they give another.
 */
export const askOpenQuestions = async (trx: Trx, app: App, play: InPlay): Promise<void> => {
  const { key, campaign } = play;
  // In live play nobody waits for an answer: the default holds.
  if (liveWindow(play.window) !== null) return;
  const questions = await questionsNow(trx, app, play);
  if (questions.length === 0) return;
  const asked = new Map((await rulingsOf(trx, key)).map((row) => [row.questionId, row]));
  const defaultAt = closingTime(campaign);
  const fresh = questions
    .map((question) => ({ questionId: question.id, question: jsonText(question), before: asked.get(question.id) }))
    .filter(({ before, question }) => before?.question !== question || before.defaultAt !== defaultAt);
  const askedAt = app.now();
  await askQuestions(
    trx,
    fresh.map(({ questionId, question }) => ({ ...key, questionId, question, defaultAt, askedAt })),
  );
  const toTell = fresh.flatMap(({ questionId, question, before }) => {
    if (before === undefined) return [questionId];
    return before.answer !== null && before.question !== question ? [`${questionId}@${before.answeredAt}`] : [];
  });
  if (toTell.length === 0) return;
  const facts = { kind: 'question', turn: key.turn, questions: questions.length, defaultAt } as const;
  const about = sha256Hex(canonicalText(toTell)).slice(0, 32);
  await tellMasters(trx, app, campaign, facts, `question:${campaign.id}:${key.edition}:${key.turn}:${about}`);
};
