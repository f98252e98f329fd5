import { type AnyOrder, err, type Instant, ok } from '@chancery/core';
import { parsed, receiptOf, type SheetOrigin, sheetsOfRecord, standingTurn } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { useCase } from '../../ground/use-case.ts';
import { type Receipt, receiptFrom } from './receipt.ts';
import { sheetAgrees } from './sheet-agrees.ts';

export interface ProveSheet extends SeatOf {
  readonly turn: number;
}

/** By which orders a seat was adjudicated, beside what it was told when they came. */
export interface SheetProof {
  readonly turn: number;
  /** When the turn was run. */
  readonly resolvedAt: Instant;
  /** `none`: no orders of it were adjudicated. */
  readonly origin: SheetOrigin;
  readonly orders: readonly AnyOrder[];
  /** SHA-256 of the orders as canonical JSON, which all can reckon themselves. */
  readonly hash: string;
  /** Of the sheet that counted; null when the orders were not a ruler's own for this turn. */
  readonly receipt: Receipt | null;
  /**
   * The orders that were adjudicated are those of the receipt, with what the seat proclaimed in letters after them, and
   * all are those of their hashes.
   */
  readonly agrees: boolean;
}

/** The sheet of record of a turn that is out, for the ruler of the seat. */
export const proveSheet = useCase<ProveSheet, SheetProof>('listReceipts', async (app, actor, input) => {
  const { db } = app.store;
  const { campaignId, seat, turn } = input;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', input);
  if (!permit.ok) return permit;
  const out = Number.isSafeInteger(turn) ? await standingTurn(db, campaignId, turn) : undefined;
  const record = out === undefined ? undefined : (await sheetsOfRecord(db, out)).find((row) => row.seat === seat);
  if (out === undefined || record === undefined) return err({ code: 'not-found', what: 'sheet', id: `turn ${turn}` });
  const { origin, hash, sheetId } = record;
  const orders = parsed(record.orders);
  const row = sheetId === null ? undefined : await receiptOf(db, campaignId, sheetId);
  return ok({
    turn,
    resolvedAt: out.resolvedAt,
    origin,
    orders,
    hash,
    receipt: row === undefined ? null : receiptFrom(row),
    agrees: await sheetAgrees(db, rulesetOf(app, seen.value), out, record),
  });
});
