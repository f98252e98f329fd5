import type { SeatId } from '../ids.ts';
import { onceFor } from '../once-for.ts';

/** The seats that hear something: some of them, or everybody (then also the public). */
export type Hearers = 'all' | readonly SeatId[];

/** What a ruleset answers when asked who hears of an event: the news as these seats may know it. */
export interface Hearing<Told> {
  readonly to: Hearers;
  readonly told: Told;
  /** Seats that it addresses by name, though all hear it: in live play, a post that did so is not taken back. */
  readonly named?: readonly SeatId[];
}

/** A hearing as recorded: reports are made of tellings and never look at the state. */
export interface Telling<Told> extends Hearing<Told> {
  /** The place of its event in the turn's record, from 0. */
  readonly event: number;
}

/** The answer of a kind of event that no seat hears of. */
export const NOBODY: readonly never[] = [];

/**
 * The news that `seat` has heard, in the order in which they happened. Seat null is the public. The tellings must not be
 * written to afterwards: they are dealt out to all seats at once.
 */
export const toldTo = <Told>(tellings: readonly Telling<Told>[], seat: SeatId | null): readonly Telling<Told>[] => {
  const { toAll, toSeats } = dealt(tellings);
  return ((seat === null ? undefined : toSeats.get(seat)) ?? toAll) as readonly Telling<Told>[];
};

const dealt = onceFor((tellings: readonly Telling<unknown>[]) => {
  const toAll: Telling<unknown>[] = [];
  const toSeats = new Map<SeatId, Telling<unknown>[]>();
  for (const telling of tellings) {
    if (telling.to === 'all') {
      toAll.push(telling);
      for (const heard of toSeats.values()) heard.push(telling);
      continue;
    }
    for (const seat of new Set(telling.to)) {
      const heard = toSeats.get(seat) ?? [...toAll];
      heard.push(telling);
      toSeats.set(seat, heard);
    }
  }
  return { toAll, toSeats };
});

/**
 * What leaves the server of a turn's tellings for `seat`. To whom else the news went, and how many events it has not heard
 * of, is not for it to know: events count from 0 among those that it has heard.
 */
export const receivedBy = <Told>(tellings: readonly Telling<Told>[], seat: SeatId | null): readonly Telling<Told>[] => {
  const events = new Map<number, number>();
  return toldTo(tellings, seat).map(({ to, told, event }) => {
    if (!events.has(event)) events.set(event, events.size);
    return { to: to === 'all' || seat === null ? 'all' : [seat], told, event: events.get(event) as number };
  });
};

/** The tellings of several turns as those of one: their events count on from turn to turn. */
export const joined = <Told>(turns: readonly (readonly Telling<Told>[])[]): readonly Telling<Told>[] => {
  let events = 0;
  return turns.flatMap((tellings) => {
    const first = events;
    for (const { event } of tellings) events = Math.max(events, first + event + 1);
    return tellings.map((telling) => ({ ...telling, event: first + telling.event }));
  });
};
