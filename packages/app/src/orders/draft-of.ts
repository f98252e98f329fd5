import type { AnyOrder } from '@chancery/core';
import {
  type CampaignRow,
  countingSheets,
  type Db,
  lastPostOf,
  newestSheet,
  newestSheetSince,
  parsed,
  type SeatRow,
  type SheetRow,
  type TurnKey,
} from '@chancery/store';
import type { App } from '../app.ts';
import { liveWindow } from '../live/live-window.ts';
import { type InPlay, turnInHand } from '../turns/in-play.ts';
import { takingAt } from './taking.ts';

/** What a ruler goes on from, and the number of the newest sheet for that turn: 0 when there is none. */
export interface Draft {
  readonly turn: number;
  readonly number: number;
  /** Null when no orders were kept or sent in. */
  readonly sheet: SheetRow | null;
  readonly orders: readonly AnyOrder[];
}

/**
 * The newest sheet for the turn that takes orders now. What a ruler before him has drafted and not sent in was his own
 * affair. In live play a draft lasts until the seat posts, whatever others do meanwhile.
 */
export const draftOf = async (
  db: Db,
  app: Pick<App, 'now'>,
  { campaign, window }: Pick<InPlay, 'campaign' | 'window'>,
  row: SeatRow,
): Promise<Draft> => {
  if (liveWindow(window) !== null) return liveDraftOf(db, campaign, row);
  const { seat, userId: ruler } = row;
  const { key } = takingAt(campaign, app.now());
  const newest = await newestSheet(db, key, seat);
  const strange = newest?.kind === 'draft' && newest.userId !== ruler;
  const sheet = strange ? (await countingSheets(db, key)).find((each) => each.seat === seat) : newest;
  return draftFrom(key, newest?.number ?? 0, sheet);
};

const liveDraftOf = async (db: Db, campaign: CampaignRow, { seat, userId }: SeatRow): Promise<Draft> => {
  const key = turnInHand(campaign);
  const since = ((await lastPostOf(db, campaign.id, seat, campaign.turn)) ?? 0) + 1;
  const newest = await newestSheetSince(db, campaign.id, seat, since);
  const present = newest?.turn === key.turn && newest.edition === key.edition;
  const drafted = newest?.kind === 'draft' || newest?.kind === 'waiting';
  const own = drafted ? newest.userId === userId : present;
  return draftFrom(key, present ? newest.number : 0, own ? newest : undefined);
};

const draftFrom = ({ turn }: TurnKey, number: number, sheet: SheetRow | undefined): Draft => {
  const orders = sheet === undefined ? [] : parsed(sheet.orders);
  return { turn, number, sheet: sheet ?? null, orders };
};
