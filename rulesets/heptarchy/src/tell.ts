import { type Hearing, NOBODY, type SeatId, seatId } from '@chancery/core';
import { TO_ALL } from './actions/message.ts';
import type { Event, EventOf } from './events.ts';
import type { KingdomOrder } from './orders/order.ts';
import { areaInfo } from './rules/find.ts';
import { seats } from './seats.ts';
import type { Setting } from './setting.ts';
import type { HepPosition } from './types.ts';
import type { KingdomNumber } from './words.ts';

/**
 * Who hears of an event: everybody (HEP-15.1), but of messages sender and addressee only, and of one that is skipped its
 * sender (HEP-15.2). What is between two kingdoms names both, so that neither can take it back unseen; who leads a kingdom names that one.
 */
export const tell = (event: Event, { setting }: HepPosition, moment: 'before' | 'after'): readonly Hearing<Event>[] => {
  if (moment === 'after') return NOBODY;
  if (event.kind === 'message-sent') return [heardBy(event, setting)];
  if (hidesWords(event)) return [{ to: [seatOf(setting, event.kingdom)], told: event }];
  const parties = partiesOf(event);
  if (parties.length === 0) return [{ to: 'all', told: event }];
  return [{ to: 'all', told: event, named: parties.map((kingdom) => seatOf(setting, kingdom)) }];
};

type AboutMessage = EventOf<'acted' | 'skipped'> & { readonly kingdom: KingdomNumber };

/** An action that holds words for somebody alone: the addressee hears them as a message, if it came so far. */
const hidesWords = (event: Event): event is AboutMessage =>
  (event.kind === 'skipped' || (event.kind === 'acted' && isPrivate(event.order))) &&
  event.kingdom !== null &&
  event.order.verb === 'MESSAGE';

const isPrivate = ({ verb, args }: KingdomOrder): boolean => verb === 'MESSAGE' && args.to !== TO_ALL;

/** Whom an event is about by name: the two that diplomacy is between, and those whose rulers come and go. */
const partiesOf = (event: Event): readonly KingdomNumber[] => {
  switch (event.kind) {
    case 'war-declared':
      return [event.by, event.on];
    case 'proposed':
    case 'proposal-ended':
    case 'peace-offered':
    case 'peace-answered':
    case 'gift-sent':
      return [event.from, event.to];
    case 'treaty-made':
    case 'treaty-ended':
    case 'war-ended':
      return [event.a, event.b];
    case 'controller-set':
      return [event.kingdom];
    case 'player-list-set':
      return event.kingdoms;
    default:
      return [];
  }
};

/** A word to all is said to each of them. */
const heardBy = (event: EventOf<'message-sent'>, setting: Setting): Hearing<Event> =>
  event.to === null
    ? { to: 'all', told: event, named: seats(setting).map(({ seat }) => seat) }
    : { to: [seatOf(setting, event.from), seatOf(setting, event.to)], told: event };

export const seatOf = (setting: Setting, kingdom: KingdomNumber): SeatId => seatId(areaInfo(setting, kingdom).code);
