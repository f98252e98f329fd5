import type { AnyOrder, CampaignId } from '@chancery/core';
import { type Db, findSheet, parsed, type SheetId, type SheetRow } from '@chancery/store';
import { Recent } from './recent.ts';

/**
 * The orders of a sheet. Those that were read last are kept, as a sheet never changes: whatever is sent in is looked at
 * beside the sheets of all other seats. Nothing writes to them. Throws when there is no such sheet.
 */
export const ordersIn = async (db: Db, campaignId: CampaignId, id: SheetId): Promise<readonly AnyOrder[]> => {
  const known = recent.get(id);
  if (known !== undefined) return known;
  const sheet = await findSheet(db, campaignId, id);
  if (sheet === undefined) throw new Error(`campaign ${campaignId} has no sheet ${id}`);
  return keepOrders(id, sheet.orders);
};

/** Keeps the orders of a sheet, which may just have been written: the next look at all sheets is at it too. */
export const keepOrders = (id: SheetId, text: SheetRow['orders']): readonly AnyOrder[] => {
  const orders = parsed(text);
  recent.keep(id, orders, text.length);
  return orders;
};

/** In characters: a thousand long sheets. */
const recent = new Recent<SheetId, readonly AnyOrder[]>(4_000_000);
