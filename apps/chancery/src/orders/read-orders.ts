import {
  type AnyKnown,
  type AnyRuleset,
  type Depth,
  fileFaultText,
  knownTo,
  type Moment,
  openOrderFile,
  type RulesetTypes,
  readSheetJson,
  readSheetText,
  type SeatId,
  type SheetReading,
} from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';

/** A file of orders as it came: from the inbox, or from anywhere to be checked. */
export interface OrderText {
  /** As shown to people. */
  readonly path: string;
  readonly text: string;
}

export interface OrdersRead extends OrderText {
  /** Null is the game master, whose orders are acts. */
  readonly seat: SeatId | null;
  /** The orders as they stand in JSON, checked or not; null for a text. */
  readonly json: readonly unknown[] | null;
  readonly known: AnyKnown;
  /** Why the file as a whole is not taken; then no order of it is. */
  readonly refused: string | null;
  readonly reading: SheetReading<RulesetTypes>;
}

/** Whose orders are read, for which turn, and with which knowledge. */
export interface Expected {
  readonly ruleset: AnyRuleset;
  /** The id of the campaign. */
  readonly campaign: string;
  /** Null is the game master. */
  readonly seat: SeatId | null;
  readonly turn: number;
  readonly known: AnyKnown;
}

/** Reads the orders of a seat, or the acts of the master, for the turn after `moment`. */
export const readOrders = (
  { ruleset, file: { id } }: Campaign,
  { position, turn }: Moment,
  { seat, file, depth }: { readonly seat: SeatId | null; readonly file: OrderText; readonly depth?: Depth },
): OrdersRead => {
  const known = knownTo(ruleset, position, seat ?? 'master');
  return readExpected({ ruleset, campaign: id, seat, turn: turn + 1, known }, file, depth);
};

/** Whether orders are JSON: the file or the text says so. */
export const isJson = ({ path, text }: OrderText): boolean => /\.json$/i.test(path) || /^\s*[[{]/.test(text);

/** Reads orders by what is known of their turn, wherever that comes from. */
export const readExpected = (expected: Expected, file: OrderText, depth: Depth = 'warnings'): OrdersRead => {
  const { ruleset, seat, known } = expected;
  const by = seat === null ? 'master' : 'ruler';
  if (!isJson(file)) {
    const reading = readSheetText(ruleset, known, file.text, { by, depth });
    return { ...file, seat, json: null, known, refused: null, reading };
  }
  const { orders, refused } = ordersIn(file.text, expected);
  const reading = readSheetJson(ruleset, known, orders, { by, depth });
  return { ...file, seat, json: Array.isArray(orders) ? orders : [], known, refused, reading };
};

interface OrdersInJson {
  readonly orders: unknown;
  readonly refused: string | null;
}

/** The list of orders in a JSON text: a list itself, or an order file of the client. */
const ordersIn = (text: string, { ruleset, campaign, seat, turn }: Expected): OrdersInJson => {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('format' in json)) return { orders: json, refused: null };
    const opened = openOrderFile(json, { ruleset: ruleset.id, campaign, seat, turn });
    return opened.ok
      ? { orders: opened.value.orders, refused: null }
      : { orders: [], refused: fileFaultText(opened.error) };
  } catch (error) {
    return { orders: [], refused: `It is not JSON: ${(error as Error).message}` };
  }
};
