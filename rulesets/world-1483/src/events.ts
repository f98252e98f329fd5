import type { EventAbout, TopicsOf } from '@chancery/kit';
import { BATTLE_EVENTS } from './events/battle.ts';
import { DIPLOMACY_EVENTS } from './events/diplomacy.ts';
import { ECONOMY_EVENTS } from './events/economy.ts';
import { LAND_EVENTS } from './events/land.ts';
import { MARCH_EVENTS } from './events/march.ts';
import { MONEY_EVENTS } from './events/money.ts';
import { NPC_EVENTS } from './events/npc.ts';
import { TREATY_EVENTS } from './events/treaty.ts';
import { TURN_EVENTS } from './events/turn.ts';
import { UNIT_EVENTS } from './events/unit.ts';
import { WAR_EVENTS } from './events/war.ts';

/** What can happen: past facts with all their numbers, by what they are about. */
export const EVENT_FACTS = {
  turn: TURN_EVENTS,
  money: MONEY_EVENTS,
  diplomacy: DIPLOMACY_EVENTS,
  economy: ECONOMY_EVENTS,
  war: WAR_EVENTS,
  land: LAND_EVENTS,
  unit: UNIT_EVENTS,
  battle: BATTLE_EVENTS,
  march: MARCH_EVENTS,
  npc: NPC_EVENTS,
  treaty: TREATY_EVENTS,
};

export type EventsByTopic = TopicsOf<typeof EVENT_FACTS>;
export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
