import type { SeatId } from '@chancery/core';
import type { CampaignRow, SeatRow, SheetRow } from '@chancery/store';
import { closingTime } from './clock.ts';

/** The sheets that people owe for a turn, and those that they have not sent. */
export interface SheetCount {
  readonly expected: number;
  readonly missing: number;
}

/**
 * Counts by what came, and by nothing else. A sheet is expected of every seat that somebody holds and that the window
 * waits for: whether they are marked as away, silent, ready or looked after by a caretaker. Standing orders, drafts and
 * what bots would order are no sheets. So no outage can hide behind what the ladder or a setting has noted.
 */
export const countSheets = (
  asked: readonly SeatId[],
  seats: readonly SeatRow[],
  sheets: readonly Pick<SheetRow, 'seat'>[],
): SheetCount => {
  const sent = new Set(sheets.map(({ seat }) => seat));
  const owing = seats.filter(({ seat, status }) => status === 'held' && asked.includes(seat));
  return { expected: owing.length, missing: owing.filter(({ seat }) => !sent.has(seat)).length };
};

/** Whether more than the set share is missing. `percent` null: never. */
export const breakerTrips = ({ expected, missing }: SheetCount, percent: number | null): boolean =>
  percent !== null && missing * 100 > percent * expected;

/** Whether it was the breaker that holds the clock: it acts when a window closes, a master before. */
export const heldByBreaker = (campaign: Pick<CampaignRow, 'status' | 'deadline' | 'grace' | 'heldSince'>): boolean => {
  const closing = closingTime(campaign);
  const { status, heldSince } = campaign;
  return status === 'running' && heldSince !== null && closing !== null && heldSince >= closing;
};
