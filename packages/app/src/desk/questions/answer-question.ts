import { type CampaignId, err, ok } from '@chancery/core';
import { askQuestions, jsonText, answerQuestion as keepAnswer } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { listOpen } from './list-open.ts';
import { questionsNow } from './questions-now.ts';

export interface AnswerQuestion {
  readonly campaignId: CampaignId;
  readonly question: string;
  /** One of those that it offers; null takes an answer back, and the default stands again. */
  readonly answer: string | null;
}

/** A master answers a question of the turn in hand, or answers otherwise, until the turn is run. */
export const answerQuestion = useCase<AnswerQuestion, null>('answerQuestion', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, question: id, answer } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'answerQuestion', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const open = listOpen(campaign);
    if (!open.ok) return open;
    const play = await inPlay(trx, app, campaign);
    const question = (await questionsNow(trx, app, play)).find((each) => each.id === id);
    if (question === undefined) return err({ code: 'not-found', what: 'question', id });
    if (answer !== null && !question.answers.includes(answer)) {
      return err({ code: 'bad-input', faults: [`answer: wanted ${question.answers.join(' or ')}`] });
    }
    const now = app.now();
    const defaultAt = closingTime(campaign);
    // Where the question came with other sheets, it may not have been put down yet.
    await askQuestions(trx, [{ ...play.key, questionId: id, question: jsonText(question), defaultAt, askedAt: now }]);
    await keepAnswer(trx, play.key, id, { answer, answeredBy: permit.userId, answeredAt: now });
    // The answer may give away what a seat has ordered: it stands in the record of the turn, not here.
    await audit(trx, app, { permit, campaignId, action: 'answerQuestion', facts: { turn: play.key.turn } });
    return ok(null);
  }),
);
