import type { AnyOrder } from '@chancery/core';
import {
  type CampaignRow,
  countingSheets,
  type Db,
  newestSheet,
  parsed,
  type SeatRow,
  type SheetRow,
} from '@chancery/store';
import type { App } from '../app.ts';
import { takingAt } from './taking.ts';

/** What a ruler goes on from, and the number of the newest sheet for that turn: 0 when there is none. */
export interface Draft {
  readonly turn: number;
  readonly number: number;
  /** Null when no orders were kept or sent in. */
  readonly sheet: SheetRow | null;
  readonly orders: readonly AnyOrder[];
}

/**
 * The newest sheet for the turn that takes orders now. What a ruler before him has drafted and not sent in was his own
 * affair.
 */
export const draftOf = async (
  db: Db,
  app: Pick<App, 'now'>,
  campaign: CampaignRow,
  { seat, userId: ruler }: SeatRow,
): Promise<Draft> => {
  const { key } = takingAt(campaign, app.now());
  const newest = await newestSheet(db, key, seat);
  const strange = newest?.kind === 'draft' && newest.userId !== ruler;
  const sheet = strange ? (await countingSheets(db, key)).find((each) => each.seat === seat) : newest;
  const orders = sheet === undefined ? [] : parsed(sheet.orders);
  return { turn: key.turn, number: newest?.number ?? 0, sheet: sheet ?? null, orders };
};
