import { type Answer, answerFaults, type CampaignId, err, ok } from '@chancery/core';
import { askQuestions, answerQuestion as keepAnswer, plainJsonText } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { openToMasters } from '../../campaign/access/list-open.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { answersGiven, answerText } from '../../campaign/play/answers.ts';
import { rulingWords } from '../../campaign/play/ruling-words.ts';
import { reviewEnds } from '../../campaign/terms/review.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { openQuestions } from './questions-now.ts';
import { tellRuling } from './tell-ruling.ts';

export interface AnswerQuestion {
  readonly campaignId: CampaignId;
  readonly question: string;
  /** A verdict that it offers, with parts of it where it has any; null takes an answer back, and the default stands again. */
  readonly answer: Answer | null;
}

/** What holds now. */
export interface Answered {
  /** As a line: the ruling in full, or the default. */
  readonly holds: string;
}

/** A master answers a question of the turn in hand, or answers otherwise, until the turn is run. */
export const answerQuestion = useCase<AnswerQuestion, Answered>('answerQuestion', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, question: id, answer } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'answerQuestion', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const open = openToMasters(campaign, app.now());
    if (!open.ok) return open;
    const play = await inPlay(trx, app, campaign);
    const question = (await openQuestions(trx, app, play)).find((each) => each.id === id);
    if (question === undefined) return err({ code: 'not-found', what: 'question', id });
    const faults = answer === null ? [] : answerFaults(question, answer);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const now = app.now();
    const before = (await answersGiven(trx, play.key))[id] ?? null;
    const defaultAt = reviewEnds(campaign) ?? closingTime(campaign);
    // Where the question came with other sheets, it may not have been put down yet.
    await askQuestions(trx, [
      { ...play.key, questionId: id, question: plainJsonText(question), defaultAt, askedAt: now },
    ]);
    const kept = answer === null ? null : answerText(answer);
    await keepAnswer(trx, play.key, id, { answer: kept, answeredBy: permit.userId, answeredAt: now });
    const holds = rulingWords(question, answer);
    if (answer !== before) await tellRuling(trx, app, play, { question, holds, byDefault: answer === null });
    // The answer may give away what a seat has ordered: it stands in the record of the turn, not here.
    await audit(trx, app, { permit, campaignId, action: 'answerQuestion', facts: { turn: play.key.turn } });
    return ok({ holds });
  }),
);
