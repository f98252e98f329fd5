import { type EventRules, type EventTable, eventRules } from '@chancery/kit';
import { DIPLOMACY } from './event-kinds/diplomacy.ts';
import { EDITS } from './event-kinds/edits.ts';
import { FORCES } from './event-kinds/forces.ts';
import { KNOWLEDGE } from './event-kinds/knowledge.ts';
import { LAND } from './event-kinds/land.ts';
import { MONEY } from './event-kinds/money.ts';
import { NEWS } from './event-kinds/news.ts';
import { ORDER } from './event-kinds/order.ts';
import { PEOPLE } from './event-kinds/people.ts';
import { TURN } from './event-kinds/turn.ts';
import type { EventsByTopic } from './events.ts';
import type { Types } from './types.ts';

/** What each event does, and who hears of it. */
export const EVENTS: EventTable<Types, EventsByTopic> = {
  turn: TURN,
  order: ORDER,
  diplomacy: DIPLOMACY,
  money: MONEY,
  land: LAND,
  forces: FORCES,
  people: PEOPLE,
  news: NEWS,
  knowledge: KNOWLEDGE,
  edits: EDITS,
};

export const EVENT_RULES: EventRules<Types> = eventRules(EVENTS);
