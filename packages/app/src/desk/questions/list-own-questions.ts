import { ok } from '@chancery/core';
import { atDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { useCase } from '../../ground/use-case.ts';
import { type OwnQuestion, ownQuestions } from './own-questions.ts';

/** What a ruler asks the master in the turn in hand, and what was answered. */
export const listOwnQuestions = useCase<SeatOf, readonly OwnQuestion[]>('askMaster', async (app, actor, input) => {
  const { db } = app.store;
  const desk = await atDesk(db, actor, 'askMaster', input);
  if (!desk.ok) return desk;
  const { campaign, seat } = desk.value;
  return ok(seat === undefined ? [] : await ownQuestions(db, app, await inPlay(db, app, campaign), seat));
});
