import { ok } from '@chancery/core';
import { audit } from '../audit.ts';
import { heldByBreaker } from '../deadlines/breaker.ts';
import { releaseBreaker } from '../deadlines/breaker-release.ts';
import { noteReady } from '../deadlines/ready.ts';
import { takeBackSeat } from '../missed/take-back-seat.ts';
import { askOpenQuestions } from '../turns/ask-questions.ts';
import { useCase } from '../use-case.ts';
import type { Receipt } from './receipt.ts';
import { type SendIn, sendIn } from './send-in.ts';

export interface SubmitOrders extends SendIn {
  /** Whether the ruler needs no more time; as he said before unless given. */
  readonly ready?: boolean | undefined;
}

/**
 * Sends in the orders of a seat. They count from now on, all of them and at once, until they are replaced or withdrawn:
 * there is no second step. What could not be taken stands in the receipt with unit, order, rule and reason.
 */
export const submitOrders = useCase<SubmitOrders, Receipt>('submitOrders', async (app, actor, input) => {
  const taken = await sendIn(app, actor, input, {
    useCase: 'submitOrders',
    kind: 'submitted',
    hold: ({ campaign, window }) =>
      input.ready !== undefined || heldByBreaker(campaign) || (window.kind === 'window' && window.mode === 'live')
        ? 'lock'
        : 'share',
    async then({ trx, desk, play, placed, receipt }) {
      const { campaign, permit } = desk;
      const { campaignId, seat } = input;
      const { turn, number } = receipt;
      await audit(trx, app, { permit, campaignId, action: 'submitOrders', facts: { seat, turn, number } });
      if (!receipt.counts) return ok(undefined);
      await takeBackSeat({ app, trx, campaign, permit }, play, seat);
      if (placed.taking.ahead) return ok(undefined);
      await askOpenQuestions(trx, app, play);
      await releaseBreaker(trx, app, play, campaign);
      await noteReady(trx, app, play, campaign, seat, input.ready);
      return ok(undefined);
    },
  });
  if (taken.ok) app.meter?.sheetTaken();
  return taken;
});
