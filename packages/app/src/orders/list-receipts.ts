import { err, ok, type SeatId } from '@chancery/core';
import { type CampaignRow, countingSheets, type Db, latestReceiptsOf, receiptsOf, standingTurn } from '@chancery/store';
import { seenCampaign } from '../campaigns/who-sees.ts';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';
import type { SeatOf } from './at-desk.ts';
import { type Receipt, receiptFrom } from './receipt.ts';
import { takingAt } from './taking.ts';

export interface ListReceipts extends SeatOf {
  /** The one for which orders are taken now, unless given. */
  readonly turn?: number | undefined;
  /** So many of the newest instead, of all turns: 1 to 100. */
  readonly latest?: number | undefined;
}

/** A receipt among those that came before and after it. */
export interface ListedReceipt extends Receipt {
  /** Whether its sheet counts now: not replaced, withdrawn or dropped since. Once the turn is run, whether it did then. */
  readonly stands: boolean;
}

/** The receipts of a seat for a turn, or its newest, the oldest first. */
export const listReceipts = useCase<ListReceipts, readonly ListedReceipt[]>(
  'listReceipts',
  async (app, actor, input) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, input);
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'listReceipts', input);
    if (!permit.ok) return permit;
    const campaign = seen.value;
    if (input.latest !== undefined) return ok(await latestOf(db, campaign, input.seat, input.latest));
    const turn = input.turn ?? takingAt(campaign, app.now()).key.turn;
    if (!Number.isSafeInteger(turn)) return err({ code: 'not-found', what: 'turn', id: String(turn) });
    const { edition } = (await standingTurn(db, campaign.id, turn)) ?? campaign;
    const key = { campaignId: campaign.id, turn, edition };
    const rows = await receiptsOf(db, key, input.seat);
    const counting = new Set((await countingSheets(db, key)).map(({ id }) => id));
    return ok(rows.map((row) => ({ ...receiptFrom(row), stands: counting.has(row.sheetId) })));
  },
);

const latestOf = async (
  db: Db,
  campaign: CampaignRow,
  seat: SeatId,
  latest: number,
): Promise<readonly ListedReceipt[]> => {
  const rows = await latestReceiptsOf(db, campaign.id, seat, Math.min(Math.max(1, latest), MOST));
  const counting = new Set<string>();
  for (const turn of new Set(rows.map((row) => row.turn))) {
    const { edition } = (await standingTurn(db, campaign.id, turn)) ?? campaign;
    for (const { id } of await countingSheets(db, { campaignId: campaign.id, turn, edition })) counting.add(id);
  }
  return rows.map((row) => ({ ...receiptFrom(row), stands: counting.has(row.sheetId) }));
};

const MOST = 100;
