import { canonicalText, sha256Hex } from '@chancery/core';
import { askQuestions, jsonText, rulingsOf, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { tellMasters } from '../../../ground/tell/everybody.ts';
import { closingTime } from '../../clock/clock.ts';
import type { Play } from '../../play/play.ts';
import { questionsOf } from '../../play/questions-of.ts';
import { sheetsOfRecord } from './of-record.ts';

/**
 * Puts the questions that the orders of now raise before the masters; they are told of those that are new, and once of
 * each that they have answered and that is put otherwise since. Their answer stands until they give another.
 */
export const askOpenQuestions = async (trx: Trx, app: App, play: Play): Promise<void> => {
  const { key, campaign } = play;
  const by = { cause: 'hand', secrets: null, seats: await seatsOf(trx, campaign.id) } as const;
  const questions = questionsOf(play, await sheetsOfRecord(trx, app, play, by));
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
  await tellMasters(trx, app, campaign, { facts, key: `question:${campaign.id}:${key.edition}:${key.turn}:${about}` });
};
