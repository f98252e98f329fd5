import { type AnyOrder, isInGame, type SeatId, sendersOf } from '@chancery/core';
import type { Db, SeatRow } from '@chancery/store';
import { windowOpened } from '../position/window-opened.ts';
import type { Play } from './play.ts';
import { seatsAtStart } from './seats-at-start.ts';
import { playedByRules } from './window-with-rulers.ts';

/** Whether a ruler could take the seat back from the rules, by sending orders or by saying that they are there. */
export const couldReturn = (
  { ruleset, position, window }: Pick<Play, 'ruleset' | 'position' | 'window'>,
  { seat, status }: SeatRow,
): boolean =>
  status === 'held' &&
  window.kind === 'window' &&
  !sendersOf(window).includes(seat) &&
  playedByRules(ruleset, position, seat);

/** Whether the turn in hand waits for orders of a seat. */
export const isAsked = ({ window }: Pick<Play, 'window'>, seat: SeatId): boolean =>
  window.kind === 'window' && window.seats.includes(seat);

/** Which seats have a ruler now, and which of those that the rules play have been taken back by theirs. */
export interface SeatsByPace {
  ruled(row: SeatRow): boolean;
  returned(row: SeatRow): Promise<boolean>;
}

/**
 * What the host tells the rules of its seats, as acts before those of the master: in the first turn all that there is to tell;
 * later who has got a ruler, which seat was closed, and of takeovers that what the ruler before has missed is not counted
 * against the new one.
 */
export const seatActs = async (
  db: Db,
  play: Play,
  seats: readonly SeatRow[],
  { ruled, returned }: SeatsByPace,
): Promise<readonly AnyOrder[]> => {
  const { campaign, ruleset, position, window, key, out } = play;
  const { seating } = ruleset;
  if (seating?.act === undefined || window.kind !== 'window') return [];
  if (key.turn === 1) return seatsAtStart(db, play, seats);
  const opened = await windowOpened(db, out);
  const acts: AnyOrder[] = [];
  for (const row of seats) {
    const { seat, status, control, joinedAt } = row;
    const by = seating.seatedBy(position, seat);
    if (!isInGame(by)) continue;
    const empty = status === 'closed' && control === 'rule';
    if (empty && by === 'ruler') acts.push(seating.act(position.setting, seat, 'rules'));
    if (!ruled(row)) continue;
    const since = joinedAt ?? 0;
    // Who has it since the start was told of then.
    const anew = by === 'rules' ? await returned(row) : since >= opened && since > (campaign.startedAt ?? since);
    if (anew) acts.push(seating.act(position.setting, seat, 'ruler'));
  }
  return acts;
};
