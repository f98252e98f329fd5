import { type AnyOrder, err, ok, type Result } from '@chancery/core';
import { parsed, rulingsOf, type SeatRow } from '@chancery/store';
import { heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { listOpen } from '../../campaign/access/list-open.ts';
import { putQuestions } from '../../campaign/access/put-questions.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { raisedBy } from '../../campaign/play/raised-by.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { type OwnQuestion, ordersInHand, ownQuestions } from './own-questions.ts';

/** So many questions of a seat in one turn are more than anybody answers. */
const MOST = 20;

/**
 * A ruler puts the questions before the master that their newest draft raises, without sending it: so they read the answer
 * before they decide. What was put stays, whatever becomes of the draft.
 */
export const askMaster = useCase<SeatOf, readonly OwnQuestion[]>('askMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const asked = await putAhead({ app, trx, actor }, input);
    return asked.ok ? ok(await ownQuestions(trx, app, asked.value.play, asked.value.row)) : asked;
  }),
);

/** Whose questions were put, and how many of them are new. */
interface PutAhead {
  readonly play: InPlay;
  readonly row: SeatRow;
  readonly put: number;
}

/** The same as a part of something else; `orders` instead of those of the newest draft. */
export const putAhead = async (
  { app, trx, actor }: Within,
  { campaignId, seat, orders }: SeatOf & { readonly orders?: readonly AnyOrder[] },
): Promise<Result<PutAhead, AppError>> => {
  const desk = await heldAtDesk(trx, actor, 'askMaster', { campaignId, seat });
  if (!desk.ok) return desk;
  const { campaign, permit, seat: row } = desk.value;
  const open = listOpen(campaign);
  if (!open.ok) return open;
  const play = await inPlay(trx, app, campaign);
  const { turn } = play.key;
  if (row === undefined || !isAsked(play, seat))
    return err({ code: 'not-asked', seat, turn, ...play.pace.listed.label(play.window) });
  const asking = orders ?? (await ordersInHand(trx, app, play, row)).newest;
  const put = await rulingsOf(trx, play.key);
  const raised = raisedBy(play, seat, asking).filter(({ id }) => !put.some(({ questionId }) => questionId === id));
  const before = put.filter(({ question }) => parsed(question).ahead === seat).length;
  if (before + raised.length > MOST) return err({ code: 'too-many', what: 'questions', limit: MOST, until: null });
  const questions = raised.map((question) => ({ ...question, ahead: seat }));
  await putQuestions(trx, app, play, { questions, defaultAt: closingTime(campaign) });
  if (questions.length > 0) {
    const facts = { seat, turn, questions: questions.length };
    await audit(trx, app, { permit, campaignId, action: 'askMaster', facts });
  }
  return ok({ play, row, put: questions.length });
};
