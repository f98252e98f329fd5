import { type EventTable, eventRules } from '@chancery/kit';
import { BATTLE } from './event-kinds/battle.ts';
import { DIPLOMACY } from './event-kinds/diplomacy.ts';
import { MONEY } from './event-kinds/money.ts';
import { ORDER } from './event-kinds/order.ts';
import { TURN } from './event-kinds/turn.ts';
import { UNIT } from './event-kinds/unit.ts';
import type { EventsByTopic } from './events.ts';
import type { Types } from './types.ts';

/**
 * What each event does and who hears of it: everybody (HEP-15.1), but of messages sender and addressee only, and of one that
 * is skipped its sender (HEP-15.2).
 */
export const EVENTS: EventTable<Types, EventsByTopic> = {
  turn: TURN,
  money: MONEY,
  unit: UNIT,
  battle: BATTLE,
  diplomacy: DIPLOMACY,
  order: ORDER,
};

export const EVENT_RULES = eventRules(EVENTS);
export const { apply, tell } = EVENT_RULES;
