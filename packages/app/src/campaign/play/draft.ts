import type { AnyOrder } from '@chancery/core';
import { parsed, type SheetRow, type TurnKey } from '@chancery/store';

/** What a ruler goes on from, and the number of the newest sheet for that turn: 0 when there is none. */
export interface Draft {
  readonly turn: number;
  readonly number: number;
  /** Null when no orders were kept or sent in. */
  readonly sheet: SheetRow | null;
  readonly orders: readonly AnyOrder[];
}

export const draftFrom = ({ turn }: TurnKey, number: number, sheet: SheetRow | undefined): Draft => {
  const orders = sheet === undefined ? [] : parsed(sheet.orders);
  return { turn, number, sheet: sheet ?? null, orders };
};
