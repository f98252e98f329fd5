import { type OrderArrow, series } from '@chancery/core';
import { placeName } from '../names/names.ts';
import type { Order } from '../order.ts';
import type { GameKnown } from '../types.ts';

/** Where the drafted lines lead, line by line: fleets with what they load, armies, landings, and a tribe's city. */
export const arrowsOf = ({ setting, view }: GameKnown, drafted: readonly Order[]): readonly OrderArrow[] =>
  view.nation === null
    ? []
    : drafted.flatMap((order) =>
        waysOf(order).map((through): OrderArrow => {
          const [from, ...to] = through.map((place) => placeName(setting, place));
          return { unit: `${through[0]}`, title: `${WORDS[order.verb] ?? ''} from ${from} to ${series(to)}`, through };
        }),
      );

const WORDS: { readonly [V in Order['verb']]?: string } = {
  MARCH: 'March',
  SAIL: 'Fleet',
  LAND: 'Landing',
  MOVE_CITY: 'City',
};

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
