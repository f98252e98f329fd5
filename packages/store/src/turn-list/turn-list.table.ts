import type { AnyOrder, CampaignId, Instant, ListedLine, Rulings, SeatId, StruckOrder } from '@chancery/core';
import type { AppendOnly, Flag } from '../columns.ts';
import type { SheetId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';
import type { SheetOrigin } from '../sheet-of-record/sheet-of-record.table.ts';

/** The orders by which a seat is adjudicated, and where they come from. */
export interface ListedOrders {
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  readonly sheetId: SheetId | null;
  readonly orders: readonly AnyOrder[];
  readonly struck?: readonly StruckOrder[];
}

/** What a turn is made from, closed before it is run. Only `lines` are for everybody then. */
export interface TurnListRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly lines: JsonText<readonly ListedLine[]>;
  /** Of a turn that is run again: the lines by which it was run first, and from which its dice come. Else null. */
  readonly firstLines: JsonText<readonly ListedLine[]> | null;
  /** 64 hexadecimal digits for each line, in order. */
  readonly salts: JsonText<readonly string[]>;
  /** One for each piece of private words, in the order of seats and of their orders. */
  readonly wordSalts: JsonText<readonly string[]>;
  readonly ofRecord: JsonText<readonly ListedOrders[]>;
  readonly acts: JsonText<readonly AnyOrder[]>;
  readonly rulings: JsonText<Rulings>;
  /** Why the turn was closed, and whether nobody shall count as silent. */
  readonly cause: string;
  readonly excused: Flag;
  /** Who closed it by hand; null for the clock. */
  readonly byUser: UserId | null;
  readonly closedAt: Instant;
}

export type TurnListTable = AppendOnly<TurnListRow>;
