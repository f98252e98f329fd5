import type { EventAbout, TopicsOf } from '@chancery/kit';
import { DIPLOMACY_EVENTS } from './events/diplomacy.ts';
import { EDIT_EVENTS } from './events/edits.ts';
import { FORCES_EVENTS } from './events/forces.ts';
import { KNOWLEDGE_EVENTS } from './events/knowledge.ts';
import { LAND_EVENTS } from './events/land.ts';
import { MONEY_EVENTS } from './events/money.ts';
import { NEWS_EVENTS } from './events/news.ts';
import { ORDER_EVENTS } from './events/order.ts';
import { PEOPLE_EVENTS } from './events/people.ts';
import { TURN_EVENTS } from './events/turn.ts';

/** What can happen: past facts with all their numbers, by what they are about. */
export const EVENT_FACTS = {
  turn: TURN_EVENTS,
  order: ORDER_EVENTS,
  diplomacy: DIPLOMACY_EVENTS,
  money: MONEY_EVENTS,
  land: LAND_EVENTS,
  forces: FORCES_EVENTS,
  people: PEOPLE_EVENTS,
  news: NEWS_EVENTS,
  knowledge: KNOWLEDGE_EVENTS,
  edits: EDIT_EVENTS,
};

export type EventsByTopic = TopicsOf<typeof EVENT_FACTS>;
export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
/** An event of the newsheet. */
export type News = EventAbout<EventsByTopic, 'news'>;
