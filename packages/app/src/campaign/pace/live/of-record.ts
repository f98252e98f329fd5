import { by, type SeatId, sorted, type Window } from '@chancery/core';
import { type Db, parsed, type SeatRow } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { caretakerOrders, standingOrders } from '../../play/caretaker.ts';
import type { OfRecord } from '../../play/of-record.ts';
import type { Play } from '../../play/play.ts';
import type { RunBy } from '../parts/run.ts';
import { botAtMove } from './bot-at-move.ts';
import { postsWaiting } from './cause-now.ts';
import { type ClockSoFar, clockSoFar } from './clock-so-far.ts';

/**
 * By what a turn of a live window is run: by one post, or by nothing, which tells the rules that the time of all whom they
 * ask is over, unless there are acts. When it is over, what a silent ruler left standing is their last post.
 */
export const postOfRecord = async (
  db: Db,
  app: App,
  play: Play,
  { cause, secrets, seats }: RunBy,
): Promise<readonly OfRecord[]> => {
  const { window } = play;
  if (cause === 'acts' || window.kind !== 'window') return [];
  const post = cause === 'post' ? (await postsWaiting(db, play))[0] : undefined;
  if (post !== undefined) {
    return [{ seat: post.seat, origin: 'sheet', sheetId: post.id, orders: parsed(post.orders) }];
  }
  const clock = await clockSoFar(db, play);
  if (cause === 'bot' && secrets !== null) {
    const seat = botAtMove(window, seats, clock);
    if (seat !== null && seat !== 'over') {
      const orders = caretakerOrders(app, play, seat, secrets) ?? [];
      if (orders.length > 0 || window.seats.length > 1) return [{ ...nothingOf(seat), origin: 'caretaker', orders }];
    }
  }
  if (cause === 'deadline') {
    const left = leftStanding(window, seats, clock);
    if (left !== undefined) {
      const orders = standingOrders(play, left.seat, parsed(left.standingOrders));
      return [{ ...nothingOf(left.seat), origin: 'standing', orders }];
    }
  }
  return sorted(
    window.seats,
    by((seat) => seat),
  ).map(nothingOf);
};

const nothingOf = (seat: SeatId): OfRecord => ({ seat, origin: 'none', sheetId: null, orders: [] });

/** A ruler who has not been heard of by this clock, and left orders for such a time. They are carried out once. */
const leftStanding = ({ seats: asked }: Window, rows: readonly SeatRow[], { turns }: ClockSoFar) => {
  const heard = new Set<SeatId | ''>(turns.map(({ seat }) => seat));
  return rows.filter(
    (row): row is SeatRow & { readonly standingOrders: NonNullable<SeatRow['standingOrders']> } =>
      row.status === 'held' &&
      row.control === 'ruler' &&
      row.standingOrders !== null &&
      asked.includes(row.seat) &&
      !heard.has(row.seat),
  )[0];
};
