import { type Hearing, type SeatId, seatId } from '@chancery/core';
import type { Tell } from '@chancery/kit';
import type { Event } from '../events.ts';
import { codeOf } from '../rules/find.ts';
import { seats } from '../seats.ts';
import type { Setting } from '../setting.ts';
import type { HepPosition, Types } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** Everybody hears it, and the kingdoms that it is about are named: neither of two can take back unseen what is between them. */
export const toAllNaming =
  <E extends Event>(parties: (event: E) => readonly KingdomNumber[]): Tell<Types, E> =>
  (event, { setting }) => {
    const named = parties(event).map((kingdom) => seatOf(setting, kingdom));
    return [named.length === 0 ? { to: 'all', told: event } : { to: 'all', told: event, named }];
  };

export const toKingdoms = (
  event: Event,
  { setting }: HepPosition,
  kingdoms: readonly KingdomNumber[],
): readonly Hearing<Event>[] => [{ to: kingdoms.map((kingdom) => seatOf(setting, kingdom)), told: event }];

/** A word to all is said to each of them. */
export const toEachByName = (event: Event, { setting }: HepPosition): readonly Hearing<Event>[] => [
  { to: 'all', told: event, named: seats(setting).map(({ seat }) => seat) },
];

const seatOf = (setting: Setting, kingdom: KingdomNumber): SeatId => seatId(codeOf(setting, kingdom));
