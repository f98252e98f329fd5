import type { EventAbout, TopicsOf } from '@chancery/kit';
import { BATTLE_EVENTS } from './events/battle.ts';
import { DIPLOMACY_EVENTS } from './events/diplomacy.ts';
import { MONEY_EVENTS } from './events/money.ts';
import { MOVEMENT_EVENTS } from './events/movement.ts';
import { ORDER_EVENTS } from './events/order.ts';
import { PROVINCE_EVENTS } from './events/province.ts';
import { REALM_EVENTS } from './events/realm.ts';
import { TURN_EVENTS } from './events/turn.ts';
import { UNIT_EVENTS } from './events/unit.ts';

/** What can happen in Medieval Diplomacy: past facts with all their numbers, by what they are about. Money in pence. */
export const EVENT_FACTS = {
  turn: TURN_EVENTS,
  realm: REALM_EVENTS,
  diplomacy: DIPLOMACY_EVENTS,
  unit: UNIT_EVENTS,
  movement: MOVEMENT_EVENTS,
  battle: BATTLE_EVENTS,
  province: PROVINCE_EVENTS,
  money: MONEY_EVENTS,
  order: ORDER_EVENTS,
};

export type EventsByTopic = TopicsOf<typeof EVENT_FACTS>;
export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
