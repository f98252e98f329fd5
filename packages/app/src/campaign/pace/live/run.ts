import { addLiveTurn, findSeat, lastPostOf, newestSheetSince, type SheetRow, sheetsInOrder } from '@chancery/store';
import { seatActs } from '../../play/seating.ts';
import { takenLately } from '../../play/window-with-rulers.ts';
import type { Run } from '../parts/run.ts';
import { calledSeats } from './called.ts';
import { heardByClock } from './heard.ts';
import { listed } from './listed.ts';
import { postOfRecord } from './of-record.ts';
import { clockName } from './window.ts';

/** A turn is one post, or acts of the master between two posts, or nothing at all when time is over. */
export const run: Run = {
  ofRecord: postOfRecord,
  // The rules count nobody among the silent.
  excused: (_, ofRecord) => ofRecord,
  seatActs: (db, play, seats) =>
    seatActs(db, play, seats, {
      ruled: ({ status }) => status === 'held',
      returned: ({ seat }) => takenLately(db, play.campaign, play.out, seat),
    }),
  acts: 'acts',
  afterList: () => null,
  async note(trx, { key, window }, { ofRecord, acts }) {
    const post = ofRecord.find(({ origin }) => origin !== 'none');
    await addLiveTurn(trx, {
      ...key,
      clock: clockName(window, key.turn),
      label: listed.label(window).label ?? '',
      seat: post?.seat ?? '',
      origin: post?.origin ?? (acts > 0 ? 'acts' : 'none'),
      orders: post?.orders.length ?? 0,
    });
  },
  heard: heardByClock,
  // Posts that came while another was run.
  async leaves(db, { key }, ofRecord) {
    const resolved = new Set(ofRecord.map(({ sheetId }) => sheetId));
    return { sheets: (await sheetsInOrder(db, key)).filter(({ id }) => !resolved.has(id)), why: 'post' };
  },
  async calls(db, before, { campaign: { id, turn }, window }) {
    const going: SheetRow[] = [];
    for (const seat of calledSeats(before, window)) {
      const row = await findSeat(db, id, seat);
      if (row?.status !== 'held') continue;
      const since = ((await lastPostOf(db, id, seat, turn)) ?? 0) + 1;
      const newest = await newestSheetSince(db, id, seat, since);
      if (newest?.kind === 'waiting' && newest.userId === row.userId) going.push(newest);
    }
    return going;
  },
  // Nobody waits for an answer: the default holds.
  ask: async () => undefined,
};
