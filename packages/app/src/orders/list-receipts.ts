import { err, ok } from '@chancery/core';
import { receiptsOf, standingTurn } from '@chancery/store';
import { seenCampaign } from '../campaigns/who-sees.ts';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';
import type { SeatOf } from './at-desk.ts';
import { type Receipt, receiptFrom } from './receipt.ts';
import { takingAt } from './taking.ts';

export interface ListReceipts extends SeatOf {
  /** The one for which orders are taken now, unless given. */
  readonly turn?: number | undefined;
}

/** The receipts of a seat for a turn, the oldest first. */
export const listReceipts = useCase<ListReceipts, readonly Receipt[]>('listReceipts', async (app, actor, input) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', input);
  if (!permit.ok) return permit;
  const campaign = seen.value;
  const turn = input.turn ?? takingAt(campaign, app.now()).key.turn;
  if (!Number.isSafeInteger(turn)) return err({ code: 'not-found', what: 'turn', id: String(turn) });
  const { edition } = (await standingTurn(db, campaign.id, turn)) ?? campaign;
  const rows = await receiptsOf(db, { campaignId: campaign.id, turn, edition }, input.seat);
  return ok(rows.map(receiptFrom));
});
