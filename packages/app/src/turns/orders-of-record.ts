import type { CampaignId, SeatId } from '@chancery/core';
import { countingMarks, type Db, parsed, type SeatRow, type SheetId, seatsOf } from '@chancery/store';
import type { App } from '../app.ts';
import { handedOver, proclaimed } from '../letters/hand-over.ts';
import { liveRecord } from '../live/live-record.ts';
import { ordersIn } from '../orders/orders-in.ts';
import { caretakerOrders, standingOrders } from './caretaker.ts';
import type { Cause } from './cause.ts';
import type { InPlay } from './in-play.ts';
import type { OfRecord } from './of-record.ts';

export interface OrdersOfRecord {
  readonly ofRecord: readonly OfRecord[];
  readonly seats: readonly SeatRow[];
}

/**
 * By which orders each seat that the window waits for would be adjudicated now: its sheet, or else what it left standing,
 * or else what its caretaker orders; then what it proclaimed in a letter. `secret`: of the turn in hand, for the dice of
 * caretakers; without it they are not asked. Of a live window it is one post, or nothing.
 */
export const ordersOfRecord = async (
  db: Db,
  app: App,
  play: InPlay,
  secret: string | null,
  cause: Cause,
): Promise<OrdersOfRecord> => {
  const { key, window, ruleset } = play;
  const seats = await seatsOf(db, key.campaignId);
  if (window.kind !== 'window') return { ofRecord: [], seats };
  if (window.mode === 'live')
    return { ofRecord: await liveRecord(db, app, play, window, { cause, secret, seats }), seats };
  const sheets = new Map((await countingMarks(db, key)).map((sheet) => [sheet.seat, sheet]));
  const words = new Map((await proclaimed(db, play, seats)).map((each) => [each.seat, each]));
  const ofRecord: OfRecord[] = [];
  for (const row of seats) {
    if (!window.seats.includes(row.seat)) continue;
    const sheet = sheets.get(row.seat);
    const own =
      sheet === undefined
        ? withoutSheet(app, play, row, secret)
        : await ofSheet(db, key.campaignId, row.seat, sheet.id);
    const orders = handedOver(ruleset, own.orders, sheet?.at ?? null, words.get(row.seat));
    const byLetter = own.origin === 'none' && orders.length > 0;
    ofRecord.push({ ...own, ...(byLetter ? { origin: 'letter' } : {}), orders });
  }
  return { ofRecord, seats };
};

const ofSheet = async (db: Db, campaignId: CampaignId, seat: SeatId, sheetId: SheetId): Promise<OfRecord> => ({
  seat,
  origin: 'sheet',
  sheetId,
  orders: await ordersIn(db, campaignId, sheetId),
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
