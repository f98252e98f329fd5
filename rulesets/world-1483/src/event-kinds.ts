import { type EventRules, type EventTable, eventRules } from '@chancery/kit';
import { BATTLE } from './event-kinds/battle.ts';
import { DIPLOMACY } from './event-kinds/diplomacy.ts';
import { ECONOMY } from './event-kinds/economy.ts';
import { LAND } from './event-kinds/land.ts';
import { MARCH } from './event-kinds/march.ts';
import { MONEY } from './event-kinds/money.ts';
import { NPC } from './event-kinds/npc.ts';
import { TREATY } from './event-kinds/treaty.ts';
import { TURN } from './event-kinds/turn.ts';
import { UNIT } from './event-kinds/unit.ts';
import { WAR } from './event-kinds/war.ts';
import type { EventsByTopic } from './events.ts';
import type { Types } from './types.ts';

/** What each event does, and who hears of it. */
export const EVENTS: EventTable<Types, EventsByTopic> = {
  turn: TURN,
  money: MONEY,
  diplomacy: DIPLOMACY,
  economy: ECONOMY,
  war: WAR,
  land: LAND,
  unit: UNIT,
  battle: BATTLE,
  march: MARCH,
  npc: NPC,
  treaty: TREATY,
};

export const EVENT_RULES: EventRules<Types> = eventRules(EVENTS);
