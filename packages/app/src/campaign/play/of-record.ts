import { type AnyOrder, type SeatId, type Sheet, type StruckOrder, struckIn } from '@chancery/core';
import type { SheetId, SheetOrigin } from '@chancery/store';

/** The orders by which a seat is adjudicated, and where they come from. */
export interface OfRecord {
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  readonly sheetId: SheetId | null;
  /** What was written as letters and read by the rules is among them. */
  readonly orders: readonly AnyOrder[];
  readonly struck?: readonly StruckOrder[];
}

/** The sheets that the rules are given: a seat without any orders has none, unless it is excused. */
export const sheetsFrom = (
  ofRecord: readonly Pick<OfRecord, 'seat' | 'origin' | 'orders' | 'struck'>[],
): readonly Sheet[] =>
  ofRecord
    .filter(({ origin }) => origin !== 'none')
    .map(({ seat, origin, orders, ...record }) => ({
      seat,
      orders,
      ...(origin === 'excused' ? { excused: true } : {}),
      ...struckIn(record),
    }));
