import { type Arrival, arrivalsIn, canonicalText, rankOrders } from '@chancery/core';
import { type Db, parsed, type SheetRow, sheetsOf, type TurnKey } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { OfRecord } from '../../campaign/play/of-record.ts';

/**
 * The orders of a turn with their ranks of arrival, where the rules ask for them. What did not come as a sheet of its seat, such as
 * what a bot orders, arrives when the turn is run.
 */
export const ranked = async (
  db: Db,
  { key, ruleset }: Pick<InPlay, 'key' | 'ruleset'>,
  ofRecord: readonly OfRecord[],
): Promise<readonly OfRecord[]> => {
  if (ruleset.orders.ranked !== true) return ofRecord;
  const arriving: (OfRecord & { readonly arrivals: readonly (Arrival | null)[] })[] = [];
  for (const record of ofRecord) arriving.push({ ...record, arrivals: await arrivalsOf(db, key, record) });
  const orders = rankOrders(ruleset, arriving);
  return ofRecord.map((record, at) => ({ ...record, orders: orders[at] ?? record.orders }));
};

const arrivalsOf = async (
  db: Db,
  key: TurnKey,
  { seat, sheetId, orders: record }: OfRecord,
): Promise<readonly (Arrival | null)[]> => {
  if (sheetId === null) return [];
  const all = (await sheetsOf(db, key, seat)).filter(({ kind }) => kind === 'submitted' || kind === 'withdrawn');
  const until = all.slice(0, all.findIndex(({ id }) => id === sheetId) + 1);
  const since = until.findLastIndex(({ kind }) => kind === 'withdrawn') + 1;
  const arrivals = arrivalsIn(
    until.slice(since).map(({ at, number, orders }: SheetRow) => ({ at, number, orders: parsed(orders) })),
  );
  const sent = until.at(-1);
  const places = new Map<string, number[]>();
  for (const [place, order] of (sent === undefined ? [] : parsed(sent.orders)).entries()) {
    const text = canonicalText(order);
    places.set(text, [...(places.get(text) ?? []), place]);
  }
  // What of a sheet is for another turn is not among the orders; what was written as letters is in no sheet.
  return record.map((order) => arrivals[places.get(canonicalText(order))?.shift() ?? -1] ?? null);
};
