import { ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { audit } from '../audit.ts';
import { heldByBreaker } from '../deadlines/breaker.ts';
import { releaseBreaker } from '../deadlines/breaker-release.ts';
import { noteReady } from '../deadlines/ready.ts';
import { liveWindow } from '../live/live-window.ts';
import { type ResolvedPost, resolvePost } from '../live/resolve-post.ts';
import { takeBackSeat } from '../missed/take-back-seat.ts';
import { askOpenQuestions } from '../turns/ask-questions.ts';
import { useCase } from '../use-case.ts';
import type { Receipt } from './receipt.ts';
import { type SendIn, sendIn } from './send-in.ts';

export interface SubmitOrders extends SendIn {
  /** Whether the ruler needs no more time; as he said before unless given. */
  readonly ready?: boolean | undefined;
}

/** The receipt; in live play with what came of the post, or null while that is not known yet. */
export interface Submitted extends Receipt {
  readonly resolved?: ResolvedPost | null;
}

/**
 * Sends in the orders of a seat. They count from now on, all of them and at once, until they are replaced or withdrawn:
 * there is no second step. In live play they are resolved at once, and taken back only as `undoRefusal` allows. What could not be taken stands in the receipt with unit, order, rule and reason.
 */
export const submitOrders = useCase<SubmitOrders, Submitted>('submitOrders', async (app, actor, input) => {
  let live = false;
  const taken = await sendIn(app, actor, input, {
    useCase: 'submitOrders',
    kind: 'submitted',
    hold: ({ campaign, window }) =>
      input.ready !== undefined || heldByBreaker(campaign) || liveWindow(window) !== null ? 'lock' : 'share',
    async then({ trx, desk, play, placed, receipt }) {
      const { campaign, permit } = desk;
      const { campaignId, seat } = input;
      const { turn, number } = receipt;
      await audit(trx, app, { permit, campaignId, action: 'submitOrders', facts: { seat, turn, number } });
      if (!receipt.counts) return ok(undefined);
      await takeBackSeat({ app, trx, campaign, permit }, play, desk.seat);
      if (liveWindow(play.window) !== null) {
        live = true;
        await changeCampaign(trx, campaignId, { dueAt: app.now() });
        return ok(undefined);
      }
      if (placed.taking.ahead) return ok(undefined);
      await askOpenQuestions(trx, app, play);
      await releaseBreaker(trx, app, play, campaign);
      await noteReady(trx, app, { campaign, window: play.window }, seat, input.ready);
      return ok(undefined);
    },
  });
  if (taken.ok) app.meter?.sheetTaken();
  return taken.ok && live ? ok({ ...taken.value, resolved: await resolvePost(app, taken.value, input) }) : taken;
});
