import { type EventTable, eventRules } from '@chancery/kit';
import { BATTLE } from './event-kinds/battle.ts';
import { DIPLOMACY } from './event-kinds/diplomacy.ts';
import { MONEY } from './event-kinds/money.ts';
import { MOVEMENT } from './event-kinds/movement.ts';
import { ORDER } from './event-kinds/order.ts';
import { PROVINCE } from './event-kinds/province.ts';
import { REALM } from './event-kinds/realm.ts';
import { TURN } from './event-kinds/turn.ts';
import { UNIT } from './event-kinds/unit.ts';
import type { EventsByTopic } from './events.ts';
import type { Types } from './types.ts';

/**
 * What each event does and who hears of it (section 16). All is told of the position just before it happens: units and
 * commanders that are lost in it still have their names, provinces their old owners.
 */
const EVENTS: EventTable<Types, EventsByTopic> = {
  turn: TURN,
  realm: REALM,
  diplomacy: DIPLOMACY,
  unit: UNIT,
  movement: MOVEMENT,
  battle: BATTLE,
  province: PROVINCE,
  money: MONEY,
  order: ORDER,
};

export const EVENT_RULES = eventRules(EVENTS);
export const { apply, tell } = EVENT_RULES;
