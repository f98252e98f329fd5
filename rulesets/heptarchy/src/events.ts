import type { RuleNumber } from '@chancery/core';
import type { BattleEvent } from './events/battle.ts';
import type { DiplomacyEvent } from './events/diplomacy.ts';
import type { MoneyEvent } from './events/money.ts';
import type { TurnEvent } from './events/turn.ts';
import type { UnitEvent } from './events/unit.ts';
import type { KingdomOrder, Order } from './orders/order.ts';
import type { Refusal } from './refusals.ts';
import type { KingdomNumber } from './words.ts';

/** What became of an action that was written. */
export type OrderEvent =
  /** It is done, with all that follows from it, which was told before this (HEP-15.3). */
  | {
      readonly kind: 'acted';
      readonly kingdom: KingdomNumber;
      readonly order: KingdomOrder;
      readonly goldBefore: number;
      readonly gold: number;
    }
  /** Its condition failed when its moment came: nothing was spent, and the Post went on (HEP-1.8). */
  | {
      readonly kind: 'skipped';
      /** Null for an act of the master, who has no Gold. */
      readonly kingdom: KingdomNumber | null;
      readonly order: Order;
      readonly refusal: Refusal;
      readonly gold: number | null;
    };

/** What events are about: in these groups they are carried out and put into words. */
export interface EventsByTopic {
  readonly turn: TurnEvent;
  readonly money: MoneyEvent;
  readonly unit: UnitEvent;
  readonly battle: BattleEvent;
  readonly diplomacy: DiplomacyEvent;
  readonly order: OrderEvent;
}
export type Topic = keyof EventsByTopic;
export type EventAbout<About extends Topic> = { readonly rule: RuleNumber } & EventsByTopic[About];

/** What can happen in Heptarchy: past facts with all their numbers and dice. */
export type Event = EventAbout<Topic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

type TopicOf<Kind> = { [About in Topic]: Kind extends EventsByTopic[About]['kind'] ? About : never }[Topic];

/** What an event of each kind is about. */
export const TOPICS: { readonly [Kind in Event['kind']]: TopicOf<Kind> } = {
  'phase-opened': 'turn',
  posted: 'turn',
  'phase-closed': 'turn',
  'setup-ended': 'turn',
  'npc-step-began': 'turn',
  newsheet: 'turn',
  'turn-ended': 'turn',
  'campaign-ended': 'turn',
  'signed-up': 'turn',
  'controller-set': 'turn',
  'player-list-set': 'turn',
  eliminated: 'turn',
  'message-sent': 'turn',
  'income-received': 'money',
  'upkeep-paid': 'money',
  'prestige-changed': 'money',
  developed: 'money',
  'church-built': 'money',
  'gift-sent': 'money',
  'npc-developed': 'money',
  protected: 'money',
  raided: 'money',
  'unit-created': 'unit',
  'unit-disbanded': 'unit',
  moved: 'unit',
  loaded: 'unit',
  unloaded: 'unit',
  'navies-moved': 'unit',
  sent: 'unit',
  boosted: 'unit',
  'battle-began': 'battle',
  'round-began': 'battle',
  'duel-fought': 'battle',
  'battle-ended': 'battle',
  'war-declared': 'diplomacy',
  proposed: 'diplomacy',
  'proposal-ended': 'diplomacy',
  'treaty-made': 'diplomacy',
  'treaty-ended': 'diplomacy',
  'acceptance-rolled': 'diplomacy',
  occupied: 'diplomacy',
  'occupation-ended': 'diplomacy',
  'area-changed-hands': 'diplomacy',
  'levies-joined': 'diplomacy',
  'capital-moved': 'diplomacy',
  'first-to-five': 'diplomacy',
  'negotiations-forced': 'diplomacy',
  'peace-offered': 'diplomacy',
  'peace-answered': 'diplomacy',
  'demand-dropped': 'diplomacy',
  'tribute-paid': 'diplomacy',
  'war-ended': 'diplomacy',
  'truce-made': 'diplomacy',
  'truce-ended': 'diplomacy',
  acted: 'order',
  skipped: 'order',
};
