import type { AnyOrder, SeatId } from '@chancery/core';
import type { SheetId, SheetOrigin } from '@chancery/store';

/** The orders by which a seat is adjudicated, and where they come from. */
export interface OfRecord {
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  readonly sheetId: SheetId | null;
  /** What was written as letters and read by the rules is among them. */
  readonly orders: readonly AnyOrder[];
}
