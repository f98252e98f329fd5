import type { EventAbout, TopicsOf } from '@chancery/kit';
import { MARCH_EVENTS } from './events/march.ts';
import { TURN_EVENTS } from './events/turn.ts';

/** What can happen: past facts with all their numbers, by what they are about. */
export const EVENT_FACTS = {
  march: MARCH_EVENTS,
  turn: TURN_EVENTS,
};

export type EventsByTopic = TopicsOf<typeof EVENT_FACTS>;
export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
