import { type AnyOrder, type AnyRuleset, atAnyTimeIn, hashOf, withoutRanks } from '@chancery/core';
import { type Db, findSheet, lettersBetween, parsed, type SheetOfRecordRow, type TurnRow } from '@chancery/store';

/**
 * Whether orders of record are what their hash says, and what came from their seat: by sheet, and by letters. Of a seat that was not
 * asked, those of its sheet that are run at any time.
 */
export const sheetAgrees = async (
  db: Db,
  ruleset: AnyRuleset,
  { resolvedAt }: Pick<TurnRow, 'resolvedAt'>,
  record: SheetOfRecordRow,
): Promise<boolean> => {
  const orders = parsed(record.orders);
  if (hashOf(orders) !== record.hash) return false;
  if (record.sheetId === null) return true;
  const sheet = await findSheet(db, record.campaignId, record.sheetId);
  if (sheet === undefined || sheet.hash === record.hash) return sheet !== undefined;
  const sent = parsed(sheet.orders);
  const atAnyTime = atAnyTimeIn(ruleset, sent);
  if (atAnyTime.length > 0 && hashOf(withoutRanks(orders)) === hashOf(atAnyTime)) return true;
  const own = sent.length;
  if (hashOf(withoutRanks(orders.slice(0, own))) !== sheet.hash) return false;
  const written = await writtenOrders(db, ruleset, resolvedAt, record);
  return withoutRanks(orders.slice(own)).every((order) => written.has(hashOf(order)));
};

/** The hashes of all that a seat wrote as letters for a turn, as the orders that they are to the rules. */
const writtenOrders = async (
  db: Db,
  { correspondence }: Pick<AnyRuleset, 'correspondence'>,
  until: number,
  { campaignId, seat, turn }: SheetOfRecordRow,
): Promise<ReadonlySet<string>> => {
  const letters = (await lettersBetween(db, campaignId, { from: 0, until: until + 1 }, 'proclamation')).filter(
    (letter) => letter.seat === seat && letter.turn === turn - 1,
  );
  const orders = letters.flatMap(({ body }): readonly (AnyOrder | undefined)[] => [
    correspondence?.proclamation?.(body),
  ]);
  return new Set(orders.flatMap((order) => (order === undefined ? [] : [hashOf(order)])));
};
