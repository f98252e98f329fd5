import type { EventAbout } from '@chancery/kit';
import type { BattleEvent } from './events/battle.ts';
import type { DiplomacyEvent } from './events/diplomacy.ts';
import type { MoneyEvent } from './events/money.ts';
import type { MovementEvent } from './events/movement.ts';
import type { OrderEvent } from './events/order.ts';
import type { ProvinceEvent } from './events/province.ts';
import type { RealmEvent } from './events/realm.ts';
import type { TurnEvent } from './events/turn.ts';
import type { UnitEvent } from './events/unit.ts';

/** What can happen in Medieval Diplomacy: past facts with all their numbers, by what they are about. Money in pence. */
export interface EventsByTopic {
  readonly turn: TurnEvent;
  readonly realm: RealmEvent;
  readonly diplomacy: DiplomacyEvent;
  readonly unit: UnitEvent;
  readonly movement: MovementEvent;
  readonly battle: BattleEvent;
  readonly province: ProvinceEvent;
  readonly money: MoneyEvent;
  readonly order: OrderEvent;
}

export type Event = EventAbout<EventsByTopic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
