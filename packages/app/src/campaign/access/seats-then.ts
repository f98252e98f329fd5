import type { SeatId } from '@chancery/core';
import { type CampaignRow, type Db, type SeatRow, seatHistories, seatsOf, type TurnRow } from '@chancery/store';
import { windowOpened } from '../position/window-opened.ts';
import { settingsOf } from '../terms/settings.ts';

/** A seat with whoever had it. */
export type SeatThen = Pick<SeatRow, 'seat' | 'status' | 'control' | 'userId'>;

/** The seats as they were played in a turn that is out; those of the last turn as they are now. */
export const seatsThen = async (db: Db, campaign: CampaignRow, out: TurnRow): Promise<readonly SeatThen[]> => {
  const now = await seatsOf(db, campaign.id);
  if (out.turn >= campaign.turn) return now;
  const came = await windowOpened(db, out);
  const passed = new Map<SeatId, History>();
  for (const row of await seatHistories(db, campaign.id)) passed.set(row.seat, [...(passed.get(row.seat) ?? []), row]);
  return now.map((seat) => {
    const rows = passed.get(seat.seat) ?? [];
    // What was done before a campaign was taken back bears the number of a later turn.
    const before = rows.filter(({ turn, at }) => turn < out.turn || at < came);
    return before.length === rows.length ? seat : replayed(campaign, seat.seat, before, rows[0]);
  });
};

type History = Awaited<ReturnType<typeof seatHistories>>;

const replayed = (campaign: CampaignRow, seat: SeatId, rows: History, first: History[number] | undefined): SeatThen => {
  const open: SeatThen = { seat, status: 'open', control: settingsOf(campaign).emptySeats, userId: null };
  const closed: SeatThen = { seat, status: 'closed', control: 'rule', userId: null };
  // One that was opened before anybody had it was closed from the start.
  let then = first?.change === 'opened' && first.userId === null ? closed : open;
  for (const { change, userId } of rows) {
    switch (change) {
      case 'taken':
      case 'returned':
        then = { seat, status: 'held', control: 'ruler', userId };
        break;
      case 'caretaker':
        then = { ...then, control: 'caretaker' };
        break;
      case 'closed':
        then = closed;
        break;
      default:
        then = open;
    }
  }
  return then;
};
