import type { Event } from '../../src/events.ts';
import type { NationNumber } from '../../src/words.ts';

/** What an event brings to whom and costs whom, in tenths: the books of a turn. */
export const bookingsOf = (event: Event): readonly (readonly [nation: NationNumber, tenths: number])[] => {
  switch (event.kind) {
    case 'gold-paid':
      return [[event.nation, -event.tenths]];
    case 'gold-won':
    case 'tax-collected':
    case 'tribute-collected':
    case 'treasury-edited':
      return [[event.nation, event.tenths]];
    case 'funds-sent':
      return [
        [event.from, -event.tenths],
        [event.to, event.tenths],
      ];
    case 'troops-paid':
      return [[event.nation, -event.payroll - event.disbanded]];
    default:
      return [];
  }
};
