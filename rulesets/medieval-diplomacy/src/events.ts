import type { RuleNumber } from '@chancery/core';
import type { BattleEvent } from './events/battle.ts';
import type { DiplomacyEvent } from './events/diplomacy.ts';
import type { MoneyEvent } from './events/money.ts';
import type { MovementEvent } from './events/movement.ts';
import type { OrderEvent } from './events/order.ts';
import type { ProvinceEvent } from './events/province.ts';
import type { RealmEvent } from './events/realm.ts';
import type { TurnEvent } from './events/turn.ts';
import type { UnitEvent } from './events/unit.ts';

/** What events are about: in these groups they are carried out, told and put into words. */
interface EventsByTopic {
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
export type Topic = keyof EventsByTopic;
export type EventAbout<About extends Topic> = { readonly rule: RuleNumber } & EventsByTopic[About];

/** What can happen in Medieval Diplomacy: past facts with all their numbers. Money in pence. */
export type Event = EventAbout<Topic>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

type TopicOf<Kind> = { [About in Topic]: Kind extends EventsByTopic[About]['kind'] ? About : never }[Topic];

/** What an event of each kind is about. */
export const TOPICS: { readonly [Kind in Event['kind']]: TopicOf<Kind> } = {
  'turn-began': 'turn',
  'phase-began': 'turn',
  'movement-ended': 'turn',
  'claim-made': 'turn',
  'claim-lapsed': 'turn',
  'campaign-ended': 'turn',
  'turn-ended': 'turn',
  'orders-received': 'realm',
  'orders-missed': 'realm',
  'status-set': 'realm',
  'control-set': 'realm',
  coup: 'realm',
  'realm-defeated': 'realm',
  'war-declared': 'diplomacy',
  'acceptance-set': 'diplomacy',
  'passage-set': 'diplomacy',
  'permission-set': 'diplomacy',
  'ambassador-sent': 'diplomacy',
  'peace-made': 'diplomacy',
  'alliance-cancelled': 'diplomacy',
  'alliance-formed': 'diplomacy',
  'alliance-published': 'diplomacy',
  'unit-formed': 'unit',
  'unit-removed': 'unit',
  'unit-named': 'unit',
  'retreat-level-set': 'unit',
  'follow-set': 'unit',
  'marines-set': 'unit',
  'defend-set': 'unit',
  'leader-set': 'unit',
  'ranks-set': 'unit',
  transferred: 'unit',
  'troops-gone': 'unit',
  exhausted: 'unit',
  boarding: 'movement',
  loaded: 'movement',
  reloaded: 'movement',
  held: 'movement',
  sailed: 'movement',
  fled: 'movement',
  'landing-tried': 'movement',
  unloaded: 'movement',
  'put-ashore': 'movement',
  marched: 'movement',
  'met-at-border': 'movement',
  'thrown-back': 'movement',
  'battle-fought': 'battle',
  'province-taken': 'province',
  pillaged: 'province',
  'damage-rose': 'province',
  'damage-mended': 'province',
  annexed: 'province',
  'annexation-lapsing': 'province',
  'annexation-mended': 'province',
  'annexation-ended': 'province',
  'fort-repaired': 'province',
  'fort-built': 'province',
  'harbour-built': 'province',
  'production-built': 'province',
  razed: 'province',
  'province-given': 'province',
  'gold-sent': 'money',
  'gold-received': 'money',
  'upkeep-paid': 'money',
  recruited: 'money',
  'commander-hired': 'money',
  'gold-decayed': 'money',
  'revenue-gained': 'money',
  proclaimed: 'money',
  'proclamation-refused': 'money',
  'order-failed': 'order',
  'plan-cancelled': 'order',
  'production-short': 'order',
};
