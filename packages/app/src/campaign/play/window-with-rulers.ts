import { type AnyPosition, type AnyRuleset, type SeatId, sendersOf, type Window } from '@chancery/core';
import { type CampaignRow, type Db, seatHistoryOf, seatsOf, standingTurn, type TurnRow } from '@chancery/store';
import { windowOpened } from '../position/window-opened.ts';
import type { Play } from './play.ts';

/** Whether the rules play a seat by themselves now. */
export const playedByRules = ({ seating }: AnyRuleset, position: AnyPosition, seat: SeatId): boolean =>
  seating?.seatedBy(position, seat) === 'rules';

/**
 * The window, with those seats that the rules play and that somebody has taken, or taken back, since the last turn: they
 * are waited for as all others, or may send where the window asks some seats only, and are given to their rulers when the turn
 * is run.
 */
export const windowWithRulers = async (
  db: Db,
  { campaign, ruleset, position, out }: Omit<Play, 'window'>,
  window: Window,
): Promise<Window> => {
  if (ruleset.seating === undefined) return window;
  const asked = new Set(sendersOf(window));
  const unruled = ruleset
    .seats(position.setting)
    .filter(({ seat }) => !asked.has(seat) && playedByRules(ruleset, position, seat));
  if (unruled.length === 0) return window;
  const taken = new Set<SeatId>();
  for (const { seat, status } of await seatsOf(db, campaign.id)) {
    const candidate = status === 'held' && unruled.some((each) => each.seat === seat);
    if (candidate && (await takenLately(db, campaign, out, seat))) taken.add(seat);
  }
  if (taken.size === 0) return window;
  const seats = ruleset.seats(position.setting).map(({ seat }) => seat);
  if (window.may !== undefined) return { ...window, may: [...window.may, ...seats.filter((seat) => taken.has(seat))] };
  return { ...window, seats: seats.filter((seat) => asked.has(seat) || taken.has(seat)) };
};

/**
 * Whether somebody has taken the seat, or taken it back, since the last turn. Where turns were taken back they may have done
 * so in one that stands no more; of a turn that is long out nothing is asked that came after the next.
 */
export const takenLately = async (db: Db, { id, turn }: CampaignRow, out: TurnRow, seat: SeatId): Promise<boolean> => {
  const taken = (await seatHistoryOf(db, id, seat)).filter(
    (row) => row.turn >= turn && (row.change === 'taken' || row.change === 'returned'),
  );
  if (taken.length === 0) return false;
  const opened = await windowOpened(db, out);
  const past = (await standingTurn(db, id, turn + 1)) !== undefined;
  return taken.some((row) => row.at >= opened && (row.turn === turn || !past));
};
