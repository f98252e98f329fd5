import type { Event } from '../../src/events.ts';
import type { DomainNumber } from '../../src/words.ts';

/** The books of a month, kept from what its events say and from nothing else. */

type Booking = readonly [domain: DomainNumber, gold: number];

/** What an event brings to whom and costs whom; `all` where a domain loses whatever it has. */
export const bookingsOf = (event: Event): readonly Booking[] => {
  switch (event.kind) {
    case 'income-received': {
      const paid = [...event.provinces, ...event.holdings, ...event.routes];
      return [[event.domain, paid.reduce((sum, { gold }) => sum + gold, 0)]];
    }
    case 'maintenance-paid':
      return [[event.domain, -event.paid]];
    case 'gold-sent':
      return [
        [event.from, -event.gold],
        [event.to, event.gold],
      ];
    case 'gold-paid':
    case 'raised':
      return [[event.domain, -event.gold]];
    case 'random-event':
      return [[event.domain, event.gold]];
    case 'raid-succeeded':
      return [
        [event.target, -event.gold],
        [event.raider, event.gold],
      ];
    case 'pillaged':
      return [[event.by, event.gold]];
    case 'stolen':
      return [
        [event.from, -event.gold],
        [event.by, event.gold],
      ];
    case 'domain-eliminated':
      return [[event.domain, Number.NEGATIVE_INFINITY]];
    default:
      return [];
  }
};
