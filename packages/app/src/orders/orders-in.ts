import type { AnyOrder } from '@chancery/core';
import { parsed, type SheetRow } from '@chancery/store';
import { Recent } from '../campaigns/recent.ts';

/**
 * The orders of a sheet. Those that were read last are kept by their text: whatever is sent in is looked at beside the
 * sheets of all other seats. Nothing writes to them.
 */
export const ordersIn = ({ orders: text }: Pick<SheetRow, 'orders'>): readonly AnyOrder[] => {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const orders = parsed(text);
  recent.keep(text, orders, text.length);
  return orders;
};

/** In characters: a thousand long sheets. */
const recent = new Recent<string, readonly AnyOrder[]>(4_000_000);
