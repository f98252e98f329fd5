import type { Order } from '../order.ts';
import type { PlaceNumber } from '../words.ts';

/** The drafted lines that take units from a place, or use those that stand there. */
export const linesFrom = (drafted: readonly Order[], place: PlaceNumber): readonly Order[] =>
  drafted.filter(({ verb, args }) => {
    switch (verb) {
      case 'SAIL':
        return args.from === place || args.loadFrom === place;
      case 'MARCH':
      case 'LAND':
        return args.from === place;
      case 'EXPEL':
        return args.territory === place;
      default:
        return false;
    }
  });
