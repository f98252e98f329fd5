import { err, ok } from '@chancery/core';
import { countingSheets, receiptsOf, standingTurn } from '@chancery/store';
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

/** A receipt among those that came before and after it. */
export interface ListedReceipt extends Receipt {
  /** Whether its sheet counts now: not replaced, withdrawn or dropped since. Once the turn is run, whether it did then. */
  readonly stands: boolean;
}

/** The receipts of a seat for a turn, the oldest first. */
export const listReceipts = useCase<ListReceipts, readonly ListedReceipt[]>(
  'listReceipts',
  async (app, actor, input) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, input);
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'listReceipts', input);
    if (!permit.ok) return permit;
    const campaign = seen.value;
    const turn = input.turn ?? takingAt(campaign, app.now()).key.turn;
    if (!Number.isSafeInteger(turn)) return err({ code: 'not-found', what: 'turn', id: String(turn) });
    const { edition } = (await standingTurn(db, campaign.id, turn)) ?? campaign;
    const key = { campaignId: campaign.id, turn, edition };
    const rows = await receiptsOf(db, key, input.seat);
    const counting = new Set((await countingSheets(db, key)).map(({ id }) => id));
    return ok(rows.map((row) => ({ ...receiptFrom(row), stands: counting.has(row.sheetId) })));
  },
);
