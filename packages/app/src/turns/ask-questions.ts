import { canonicalText, sha256Hex } from '@chancery/core';
import { askQuestions, jsonText, type RulingRow, rulingsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellMasters } from '../campaigns/everybody.ts';
import { closingTime } from '../deadlines/clock.ts';
import { questionsNow } from './gather.ts';
import type { InPlay } from './in-play.ts';

/**
 * Puts the questions that the orders of now raise before the masters; they are told of those that are new, and once of
 * each that they have answered and that is put otherwise since. Their answer stands until they give another.
 */
export const askOpenQuestions = async (trx: Trx, app: App, play: InPlay): Promise<void> => {
  const { key, campaign } = play;
  const questions = await questionsNow(trx, app, play);
  if (questions.length === 0) return;
  const asked = new Map((await rulingsOf(trx, key)).map((row) => [row.questionId, row]));
  const defaultAt = closingTime(campaign);
  await askQuestions(
    trx,
    questions.map((question) => ({
      ...key,
      questionId: question.id,
      question: jsonText(question),
      defaultAt,
      askedAt: app.now(),
    })),
  );
  const toTell = questions.flatMap((question) => {
    const before = asked.get(question.id);
    if (before === undefined) return [question.id];
    return isOtherwise(before, jsonText(question)) ? [`${question.id}@${before.answeredAt}`] : [];
  });
  if (toTell.length === 0) return;
  const facts = { kind: 'question', turn: key.turn, questions: questions.length, defaultAt } as const;
  const about = sha256Hex(canonicalText(toTell)).slice(0, 32);
  await tellMasters(trx, app, campaign, facts, `question:${campaign.id}:${key.edition}:${key.turn}:${about}`);
};

const isOtherwise = ({ answer, question }: RulingRow, now: RulingRow['question']): boolean =>
  answer !== null && question !== now;
