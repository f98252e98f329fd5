import { type Answer, type CampaignId, type Instant, knownTo, ok, type Question, rulingFor } from '@chancery/core';
import type { AskedQuestion } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { answersGiven } from '../../campaign/play/answers.ts';
import { rulingWords } from '../../campaign/play/ruling-words.ts';
import { reviewEnds } from '../../campaign/terms/review.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import { openQuestions } from './questions-now.ts';

/** A question that the sheets of now put before the master, or a ruler before they send theirs. */
export interface OpenQuestion {
  readonly question: Question;
  /** In words. */
  readonly text: string;
  /** Its ruler asks before they send the orders that raise it. */
  readonly ahead: boolean;
  /** What a master has answered; null while the default stands. */
  readonly answer: Answer | null;
  /** The verdict that holds if nothing more is said, and the same as a line with all its parts. */
  readonly holds: string;
  readonly holdsInFull: string;
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
    const given = await answersGiven(db, key);
    return ok(
      (await openQuestions(db, app, play)).map((asked) => {
        const { ahead, ...question }: AskedQuestion = asked;
        const answer = given[question.id] ?? null;
        return {
          question,
          text: ruleset.text.question(question, known),
          ahead: ahead !== undefined,
          answer,
          holds: rulingFor(question, given),
          holdsInFull: rulingWords(question, answer),
          takenAt: reviewEnds(campaign) ?? closingTime(campaign),
        };
      }),
    );
  },
);
