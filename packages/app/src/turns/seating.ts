import type { AnyOrder, SeatId } from '@chancery/core';
import type { Db, SeatRow } from '@chancery/store';
import type { InPlay } from './in-play.ts';
import { windowOpened } from './window-opened.ts';
import { playedByRules, takenLately } from './window-with-rulers.ts';

/** Whether a ruler could take the seat back from the rules, by sending orders or by saying that he is there. */
export const couldReturn = (
  { ruleset, position, window }: Pick<InPlay, 'ruleset' | 'position' | 'window'>,
  { seat, status }: SeatRow,
): boolean =>
  status === 'held' &&
  window.kind === 'window' &&
  !window.seats.includes(seat) &&
  playedByRules(ruleset, position, seat);

/** Whether the turn in hand waits for orders of a seat. */
export const isAsked = ({ window }: Pick<InPlay, 'window'>, seat: SeatId): boolean =>
  window.kind === 'window' && window.seats.includes(seat);

/**
 * What the host tells the rules of its seats, as acts before those of the master: who has got a ruler; in the first turn,
 * who has none; and of later takeovers that what the ruler before has missed is not counted against the new one.
 */
export const seatActs = async (
  db: Db,
  { campaign, ruleset, position, window, key, out }: InPlay,
  seats: readonly SeatRow[],
): Promise<readonly AnyOrder[]> => {
  const { seating } = ruleset;
  if (seating === undefined || window.kind !== 'window') return [];
  const live = window.mode === 'live';
  const opened = await windowOpened(db, out);
  const acts: AnyOrder[] = [];
  for (const { seat, status, control, joinedAt } of seats) {
    const by = seating.seatedBy(position, seat);
    if (by === 'gone') continue;
    const empty = status !== 'held' && control === 'rule' && (key.turn === 1 || status === 'closed');
    const ruled = status === 'held' && (live || window.seats.includes(seat));
    if (empty && by === 'ruler') acts.push(seating.act(position.setting, seat, 'rules'));
    const anew =
      by === 'rules'
        ? !live || (ruled && (await takenLately(db, campaign, out, seat)))
        : key.turn > 1 && joinedAt !== null && joinedAt >= opened;
    if (ruled && anew) acts.push(seating.act(position.setting, seat, 'ruler'));
  }
  return acts;
};
