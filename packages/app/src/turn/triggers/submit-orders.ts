import { ok } from '@chancery/core';
import type { Cause } from '../../campaign/play/cause.ts';
import { takeBackSeat } from '../../campaign/seats/take-back-seat.ts';
import { carryOutArrivals } from '../../desk/arrival/carry-out-arrivals.ts';
import type { Receipt } from '../../desk/sheets/receipt.ts';
import { type SendIn, sendIn } from '../../desk/sheets/send-in.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import { incident, useCase } from '../../ground/use-case.ts';
import { type ResolvedPost, resolvePost } from './resolve-post.ts';

export interface SubmitOrders extends SendIn {
  /** Whether the ruler needs no more time; as they said before unless given. */
  readonly ready?: boolean | undefined;
}

/** The receipt; in live play with what came of the post, or null while that is not known yet. */
export interface Submitted extends Receipt {
  readonly resolved?: ResolvedPost | null;
}

/**
 * Sends in the orders of a seat. They count from now on, all of them and at once, until they are replaced or withdrawn:
 * there is no second step. A post of live play is resolved at once, and can be taken back only while nothing follows from it.
 * What could not be taken stands in the receipt with unit, order, rule and reason. What acts on arrival is done in the same step,
 * and its receipt says so; it is no part of the sheet.
 */
export const submitOrders = useCase<SubmitOrders, Submitted>('submitOrders', async (app, actor, input) => {
  let cause: Cause | null = null;
  const taken = await sendIn(app, actor, input, {
    useCase: 'submitOrders',
    kind: 'submitted',
    hold: (play) => (input.ready === undefined ? play.pace.taken.holdFor(play) : 'lock'),
    arrive: carryOutArrivals,
    async then({ trx, desk, play, placed, receipt }) {
      const { campaign, permit } = desk;
      const { campaignId, seat } = input;
      const { turn, number } = receipt;
      await audit(trx, app, { permit, campaignId, action: 'submitOrders', facts: { seat, turn, number } });
      if (!receipt.counts) return ok(undefined);
      await takeBackSeat({ app, trx, campaign, permit }, play, desk.seat);
      if (placed.taking.ahead) return ok(undefined);
      cause = await play.pace.taken.follows(trx, app, { ...play, campaign }, { seat, ready: input.ready });
      return ok(undefined);
    },
  });
  if (taken.ok) app.meter?.sheetTaken();
  if (!taken.ok || cause === null) return taken;
  return ok({ ...taken.value, resolved: await resolvedNow(app, taken.value, input, actor) });
});

/** The post is kept, and whoever hears that it is not would send it again: what fails now a worker does later. */
const resolvedNow = async (
  app: App,
  receipt: Receipt,
  input: SubmitOrders,
  reader: Actor,
): Promise<ResolvedPost | null> => {
  try {
    return await resolvePost(app, receipt, input, reader);
  } catch (error) {
    incident(app, `post of campaign ${input.campaignId}`, error);
    return null;
  }
};
