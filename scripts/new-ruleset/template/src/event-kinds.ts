import { type EventTable, eventRules } from '@chancery/kit';
import { MARCH } from './event-kinds/march.ts';
import { TURN } from './event-kinds/turn.ts';
import type { EventsByTopic } from './events.ts';
import type { Types } from './types.ts';

/** What each event does, and who hears of it. */
export const EVENTS: EventTable<Types, EventsByTopic> = {
  march: MARCH,
  turn: TURN,
};

export const EVENT_RULES = eventRules(EVENTS);
