import { hashOf, type Instant, type LineReason, withoutRanks } from '@chancery/core';
import type { ListedOrders, SheetOrigin } from '@chancery/store';
import type { Receipt } from '../sheets/receipt.ts';

/**
 * Why a seat was adjudicated by other orders than its newest receipt says, of all of the turn; null where they are the same,
 * and where a seat that sent nothing had none. Ranks of arrival are no part of what a ruler sent.
 */
export const whyOtherwise = (
  ofRecord: Pick<ListedOrders, 'origin' | 'sheetId' | 'orders'> | null,
  receipts: readonly Pick<Receipt, 'sheet' | 'hash' | 'at' | 'again' | 'struck'>[],
  closedAt: Instant,
): LineReason | null => {
  const { origin, sheetId, orders } = ofRecord ?? { origin: 'none', sheetId: null, orders: [] };
  const own = OF_ORIGIN[origin];
  const newest = receipts.at(-1);
  if (newest === undefined) return own ?? null;
  const none = origin === 'none' || origin === 'excused';
  if (!none && hashOf(withoutRanks(orders)) === newest.hash) {
    if (newest.struck !== undefined) return 'struck';
    // A sheet that came early was read again when the turn before was out: its ruler has sent the one before.
    const sent = receipts.findLast(({ again }) => again === undefined) ?? newest;
    return sent.hash === newest.hash ? null : 'reread';
  }
  if (own !== undefined) return own;
  if (newest.at > closedAt) return 'late';
  if (none) return 'withdrawn';
  if (sheetId !== newest.sheet) return 'another';
  return 'letters';
};

const OF_ORIGIN: { readonly [origin in SheetOrigin]?: LineReason } = {
  caretaker: 'bot',
  standing: 'standing',
  letter: 'letters',
};
