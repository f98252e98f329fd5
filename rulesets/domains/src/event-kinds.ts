import { type EventRules, type EventTable, eventRules } from '@chancery/kit';
import { BATTLE } from './event-kinds/battle.ts';
import { DIPLOMACY } from './event-kinds/diplomacy.ts';
import { KNOWLEDGE } from './event-kinds/knowledge.ts';
import { LAND } from './event-kinds/land.ts';
import { MONEY } from './event-kinds/money.ts';
import { ORDER } from './event-kinds/order.ts';
import { PEOPLE } from './event-kinds/people.ts';
import { TURN } from './event-kinds/turn.ts';
import { UNIT } from './event-kinds/unit.ts';
import type { EventsByTopic } from './events.ts';
import { withNames } from './tell/with-names.ts';
import type { Types } from './types.ts';

/** What each event does, and who hears of it. */
export const EVENTS: EventTable<Types, EventsByTopic> = {
  turn: TURN,
  money: MONEY,
  people: PEOPLE,
  diplomacy: DIPLOMACY,
  land: LAND,
  unit: UNIT,
  battle: BATTLE,
  knowledge: KNOWLEDGE,
  order: ORDER,
};

const RULES: EventRules<Types> = eventRules(EVENTS);

/** What is told names its units and holdings as they were just before. */
export const EVENT_RULES: EventRules<Types> = {
  ...RULES,
  tell: (event, position) =>
    RULES.tell(event, position).map(({ to, told }) => ({ to, told: withNames(told, position) })),
};
