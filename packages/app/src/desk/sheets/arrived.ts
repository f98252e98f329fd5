import { actsOnArrival } from '@chancery/core';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { AppError } from '../../ground/errors.ts';
import type { DoneLine } from './done-line.ts';
import type { ReadOrders } from './read-given.ts';

/** What came of an order that acts on arrival. */
export type Arrived = { readonly done: DoneLine } | { readonly refused: AppError };

/** A sheet with what came of such orders, by the places of their lines. */
export const withArrived = (read: ReadOrders, arrived: ReadonlyMap<number, Arrived>): ReadOrders => {
  if (arrived.size === 0) return read;
  const done = new Map<number, DoneLine>();
  const closed = new Map(read.closed);
  for (const [place, came] of arrived) {
    if ('done' in came) done.set(place, came.done);
    else closed.set(place, came.refused);
  }
  return { ...read, arrived: done, closed, reading: { ...read.reading, lines: refusedLines(read, arrived) } };
};

const refusedLines = (
  { reading: { lines } }: ReadOrders,
  arrived: ReadonlyMap<number, Arrived>,
): ReadOrders['reading']['lines'] =>
  lines.map((line, place) => {
    const came = arrived.get(place);
    return came === undefined || 'done' in came ? line : { ...line, outcome: 'illegal' as const };
  });

/** Of a sheet that was not sent in just now, such as standing orders: what acts on arrival is refused. */
export const withoutArrivals = ({ ruleset }: Pick<InPlay, 'ruleset'>, read: ReadOrders): ReadOrders => {
  const refused = read.reading.lines.flatMap(({ order }, place) =>
    order === undefined || !actsOnArrival(ruleset.orders, order)
      ? []
      : [[place, { refused: { code: 'acts-on-arrival' } }] as const],
  );
  return withArrived(read, new Map(refused));
};
