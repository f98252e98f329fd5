import { type CampaignId, divided, maySend, type SeatId } from '@chancery/core';
import { countingMarks, type Db, parsed, type SeatRow, type SheetChannel, type SheetId } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { caretakerOrders, standingOrders } from '../../play/caretaker.ts';
import type { OfRecord } from '../../play/of-record.ts';
import type { Play } from '../../play/play.ts';
import { struckOf } from '../../play/struck.ts';
import { ordersIn } from '../../position/orders-in.ts';
import { handedOver, proclaimed } from '../../press/hand-over.ts';
import type { RunBy } from '../parts/run.ts';

/**
 * By which orders each seat that the window waits for would be adjudicated now: its sheet, or else what it left standing,
 * or else what its caretaker orders; then what it proclaimed in a letter. Of a seat that it only lets send, what its sheet
 * holds for now.
 */
export const sheetsOfRecord = async (
  db: Db,
  app: App,
  play: Play,
  { secrets, seats }: RunBy,
): Promise<readonly OfRecord[]> => {
  const { key, window, ruleset } = play;
  if (window.kind !== 'window') return [];
  const sheets = new Map((await countingMarks(db, key)).map((sheet) => [sheet.seat, sheet]));
  const words = new Map((await proclaimed(db, play, seats)).map((each) => [each.seat, each]));
  const ofRecord: OfRecord[] = [];
  for (const row of seats) {
    const sheet = sheets.get(row.seat);
    if (!window.seats.includes(row.seat)) {
      const sent = sheet === undefined || !maySend(window, row.seat) ? null : await ofSender(db, play, sheet);
      if (sent !== null) ofRecord.push(sent);
      continue;
    }
    const own =
      sheet === undefined ? withoutSheet(app, play, row, secrets) : await ofSheet(db, key.campaignId, row.seat, sheet);
    const orders = handedOver(ruleset, own.orders, sheet?.at ?? null, words.get(row.seat));
    const byLetter = own.origin === 'none' && orders.length > 0;
    ofRecord.push({ ...own, ...(byLetter ? { origin: 'letter' } : {}), orders });
  }
  return ofRecord;
};

type Mark = Awaited<ReturnType<typeof countingMarks>>[number];

/** Null when nothing of it is for now. */
const ofSender = async (
  db: Db,
  { key: { campaignId }, ruleset, window }: Play,
  sheet: Mark,
): Promise<OfRecord | null> => {
  const own = await ofSheet(db, campaignId, sheet.seat, sheet);
  const { now: orders } = divided(ruleset, window, sheet.seat, own.orders);
  return orders.length === 0 ? null : { ...own, orders };
};

const ofSheet = async (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  { id: sheetId, channel }: { readonly id: SheetId; readonly channel: SheetChannel },
): Promise<OfRecord> => ({
  seat,
  origin: 'sheet',
  sheetId,
  orders: await ordersIn(db, campaignId, sheetId),
  ...(channel === 'master' ? { struck: await struckOf(db, campaignId, sheetId) } : {}),
});

const withoutSheet = (
  app: App,
  play: Play,
  { seat, control, standingOrders: left }: SeatRow,
  secrets: RunBy['secrets'],
): OfRecord => {
  const none: OfRecord = { seat, origin: 'none', sheetId: null, orders: [] };
  if (left !== null && control === 'ruler') {
    return { ...none, origin: 'standing', orders: standingOrders(play, seat, parsed(left)) };
  }
  if (control !== 'caretaker' || secrets === null) return none;
  const orders = caretakerOrders(app, play, seat, secrets);
  return orders === null ? none : { ...none, origin: 'caretaker', orders };
};
