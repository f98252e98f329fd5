import type { EventAbout } from '@chancery/kit';
import type { BattleEvent } from './events/battle.ts';
import type { DiplomacyEvent } from './events/diplomacy.ts';
import type { MoneyEvent } from './events/money.ts';
import type { OrderEvent } from './events/order.ts';
import type { TurnEvent } from './events/turn.ts';
import type { UnitEvent } from './events/unit.ts';

/** What can happen in Heptarchy: past facts with all their numbers and dice, by what they are about. */
export interface EventsByTopic {
  readonly turn: TurnEvent;
  readonly money: MoneyEvent;
  readonly unit: UnitEvent;
  readonly battle: BattleEvent;
  readonly diplomacy: DiplomacyEvent;
  readonly order: OrderEvent;
}

export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
