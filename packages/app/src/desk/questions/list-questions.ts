import { type CampaignId, type Instant, knownTo, ok, type Question, rulingFor } from '@chancery/core';
import { rulingsOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import { questionsNow } from './questions-now.ts';

/** A question that the sheets of now put before the master. */
export interface OpenQuestion {
  readonly question: Question;
  /** In words. */
  readonly text: string;
  /** What a master has answered; null while the default stands. */
  readonly answer: string | null;
  /** What holds if nothing more is said. */
  readonly holds: string;
  /** When what holds is taken; null when the master closes the window themselves. */
  readonly takenAt: Instant | null;
}

/** The questions of the turn in hand, for its masters. They may change with every sheet. */
export const listQuestions = useCase<{ readonly campaignId: CampaignId }, readonly OpenQuestion[]>(
  'answerQuestion',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'answerQuestion', { campaignId });
    if (!permit.ok) return permit;
    const played = inStatus(seen.value, PLAYED);
    if (!played.ok) return played;
    const play = await inPlay(db, app, played.value);
    const { ruleset, position, key, campaign } = play;
    const known = knownTo(ruleset, position, 'master');
    const answers = new Map((await rulingsOf(db, key)).map(({ questionId, answer }) => [questionId, answer]));
    return ok(
      (await questionsNow(db, app, play)).map((question) => {
        const answer = answers.get(question.id) ?? null;
        return {
          question,
          text: ruleset.text.question(question, known),
          answer,
          holds: rulingFor(question, answer === null ? {} : { [question.id]: answer }),
          takenAt: closingTime(campaign),
        };
      }),
    );
  },
);
