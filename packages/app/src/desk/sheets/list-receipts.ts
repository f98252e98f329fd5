import { err, ok, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  countingMarks,
  type Db,
  latestReceiptsOf,
  type ReceiptRow,
  receiptsOf,
  type SheetId,
  standingTurn,
  type TurnKey,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { useCase } from '../../ground/use-case.ts';
import { type Receipt, receiptFrom } from './receipt.ts';

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
    const key = await keyOf(db, campaign, turn);
    return ok(await listed(db, await receiptsOf(db, key, input.seat), [key]));
  },
);

const latestOf = async (
  db: Db,
  campaign: CampaignRow,
  seat: SeatId,
  latest: number,
): Promise<readonly ListedReceipt[]> => {
  const rows = await latestReceiptsOf(db, campaign.id, seat, Math.min(Math.max(1, latest), MOST));
  const keys: TurnKey[] = [];
  for (const turn of new Set(rows.map((row) => row.turn))) keys.push(await keyOf(db, campaign, turn));
  return listed(db, rows, keys);
};

/** A turn as it stands, or as it is played. */
const keyOf = async (db: Db, campaign: CampaignRow, turn: number): Promise<TurnKey> => {
  const { edition } = (await standingTurn(db, campaign.id, turn)) ?? campaign;
  return { campaignId: campaign.id, turn, edition };
};

/** Receipts of some turns, and whether what they are for counts. */
const listed = async (
  db: Db,
  rows: readonly ReceiptRow[],
  keys: readonly TurnKey[],
): Promise<readonly ListedReceipt[]> => {
  const counting = new Set<SheetId>();
  for (const key of keys) for (const { id } of await countingMarks(db, key)) counting.add(id);
  return rows.map((row) => ({ ...receiptFrom(row), stands: counting.has(row.sheetId) }));
};

const MOST = 100;
