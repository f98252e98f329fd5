import type { OrderArrow } from '@chancery/core';
import type { Order } from '../order.ts';
import type { GameKnown } from '../types.ts';

/** Where the drafted lines lead, line by line: fleets with what they load, armies, landings, and a tribe's city. */
export const arrowsOf = ({ view }: GameKnown, drafted: readonly Order[]): readonly OrderArrow[] =>
  view.nation === null
    ? []
    : drafted.flatMap((order) => waysOf(order).map((through): OrderArrow => ({ unit: `${through[0]}`, through })));

const waysOf = ({ verb, args }: Order): readonly (readonly number[])[] => {
  switch (verb) {
    case 'MARCH':
      return [[args.from, ...args.to]];
    case 'SAIL': {
      const { from, via = [], loadFrom, loadAt } = args;
      const loading = loadFrom === undefined || loadAt === undefined ? [] : [[loadFrom, loadAt]];
      return [...loading, ...(via.length === 0 ? [] : [[from, ...via]])];
    }
    case 'LAND':
    case 'MOVE_CITY':
      return [[args.from, args.to]];
    default:
      return [];
  }
};
