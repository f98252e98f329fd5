import { type AnyOrder, type AnyRuleset, divided, inSections, maySend } from '@chancery/core';
import { countingSheets, type Db, jsonText, parsed, type SheetRow } from '@chancery/store';
import type { Play } from '../../play/play.ts';

/**
 * What seats sent that were not asked, and was not run: it goes on for the next turn. What they have sent for that already, since
 * it came too late for this one, takes the place of all of it, or of the sections that it holds.
 */
export const carriedSheets = async (db: Db, { key, ruleset, window }: Play): Promise<readonly SheetRow[]> => {
  if (window.kind !== 'window' || window.may === undefined) return [];
  const next = await countingSheets(db, { ...key, turn: key.turn + 1 });
  return (await countingSheets(db, key)).flatMap((sheet): readonly SheetRow[] => {
    if (!maySend(window, sheet.seat)) return [];
    const { later } = divided(ruleset, window, sheet.seat, parsed(sheet.orders));
    const newer = next.find(({ seat }) => seat === sheet.seat);
    const orders = newer === undefined ? later : joined(ruleset, later, parsed(newer.orders));
    return orders === null || orders.length === 0 ? [] : [{ ...sheet, text: '', orders: jsonText(orders) }];
  });
};

/** Both together, section by section; null where nothing of the older is left. */
const joined = (
  { orders }: AnyRuleset,
  older: readonly AnyOrder[],
  newer: readonly AnyOrder[],
): readonly AnyOrder[] | null => {
  const held = new Set(newer.map(({ section }) => section));
  const left = orders.replaces === 'sections' ? older.filter(({ section }) => !held.has(section)) : [];
  return left.length === 0 ? null : inSections(orders, [...left, ...newer], (order) => order);
};
