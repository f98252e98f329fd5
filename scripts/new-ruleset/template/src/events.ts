import type { EventAbout } from '@chancery/kit';
import type { MarchEvent } from './events/march.ts';
import type { TurnEvent } from './events/turn.ts';

/** What can happen: past facts with all their numbers, by what they are about. */
export interface EventsByTopic {
  readonly march: MarchEvent;
  readonly turn: TurnEvent;
}

export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
