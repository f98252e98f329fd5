import type { EventAbout, TopicsOf } from '@chancery/kit';
import { BATTLE_EVENTS } from './events/battle.ts';
import { DIPLOMACY_EVENTS } from './events/diplomacy.ts';
import { MONEY_EVENTS } from './events/money.ts';
import { ORDER_EVENTS } from './events/order.ts';
import { TURN_EVENTS } from './events/turn.ts';
import { UNIT_EVENTS } from './events/unit.ts';

/** What can happen in Heptarchy: past facts with all their numbers and dice, by what they are about. */
export const EVENT_FACTS = {
  turn: TURN_EVENTS,
  money: MONEY_EVENTS,
  unit: UNIT_EVENTS,
  battle: BATTLE_EVENTS,
  diplomacy: DIPLOMACY_EVENTS,
  order: ORDER_EVENTS,
};

export type EventsByTopic = TopicsOf<typeof EVENT_FACTS>;
export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
