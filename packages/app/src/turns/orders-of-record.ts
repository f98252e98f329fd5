import type { AnyOrder, SeatId } from '@chancery/core';
import {
  countingSheets,
  type Db,
  parsed,
  type SeatRow,
  type SheetId,
  type SheetOrigin,
  type SheetRow,
  seatsOf,
} from '@chancery/store';
import type { App } from '../app.ts';
import { handedOver, proclaimed } from '../letters/hand-over.ts';
import { caretakerOrders, standingOrders } from './caretaker.ts';
import type { InPlay } from './in-play.ts';

/** The orders by which a seat is adjudicated, and where they come from. */
export interface OfRecord {
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  readonly sheetId: SheetId | null;
  /** What was written as letters and read by the rules is among them. */
  readonly orders: readonly AnyOrder[];
}

export interface OrdersOfRecord {
  readonly ofRecord: readonly OfRecord[];
  readonly seats: readonly SeatRow[];
}

/**
 * By which orders each seat that the window waits for would be adjudicated now: its sheet, or else what it left standing,
 * or else what its caretaker orders; then what it proclaimed in a letter. `secret`: of the turn in hand, for the dice of
 * caretakers; without it they are not asked.
 */
export const ordersOfRecord = async (
  db: Db,
  app: App,
  play: InPlay,
  secret: string | null,
): Promise<OrdersOfRecord> => {
  const { key, window, ruleset } = play;
  const seats = await seatsOf(db, key.campaignId);
  if (window.kind !== 'window') return { ofRecord: [], seats };
  const sheets = new Map((await countingSheets(db, key)).map((sheet) => [sheet.seat, sheet]));
  const words = new Map((await proclaimed(db, play, seats)).map((each) => [each.seat, each]));
  const ofRecord = seats
    .filter(({ seat }) => window.seats.includes(seat))
    .map((row) => {
      const sheet = sheets.get(row.seat);
      const own = sheet === undefined ? withoutSheet(app, play, row, secret) : sheetOf(sheet);
      const orders = handedOver(ruleset, own.orders, sheet?.at ?? null, words.get(row.seat));
      return own.origin === 'none' && orders.length > 0
        ? { ...own, origin: 'letter' as const, orders }
        : { ...own, orders };
    });
  return { ofRecord, seats };
};

const sheetOf = ({ seat, id, orders }: SheetRow): OfRecord => ({
  seat,
  origin: 'sheet',
  sheetId: id,
  orders: parsed(orders),
});

const withoutSheet = (
  app: App,
  play: InPlay,
  { seat, control, standingOrders: left }: SeatRow,
  secret: string | null,
): OfRecord => {
  const none: OfRecord = { seat, origin: 'none', sheetId: null, orders: [] };
  if (left !== null && control === 'ruler') {
    return { ...none, origin: 'standing', orders: standingOrders(play, seat, parsed(left)) };
  }
  if (control !== 'caretaker' || secret === null) return none;
  const orders = caretakerOrders(app, play, seat, secret);
  return orders === null ? none : { ...none, origin: 'caretaker', orders };
};
