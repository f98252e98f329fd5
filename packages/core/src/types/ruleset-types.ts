import type { AnyEvent } from '../event/event.ts';
import type { AnyOrder } from './order.ts';
import type { AnyRefusal } from './refusal.ts';

/** The types that one ruleset fills in. */
export interface RulesetTypes {
  /** Checked starting data: map, tables, powers, positions. */
  readonly scenario: unknown;
  /** What the game master may set, after checking. */
  readonly options: unknown;
  /** What never changes in a campaign and everybody may know: map, tables, options. Plain JSON. */
  readonly setting: unknown;
  /** What changes. Plain JSON; holds all secrets. */
  readonly state: unknown;
  readonly order: AnyOrder;
  readonly event: AnyEvent;
  /** News: an event as some seat may know it. */
  readonly told: AnyEvent;
  /** What one viewer sees. Plain JSON, its own type. */
  readonly view: unknown;
  readonly refusal: AnyRefusal;
  /** What the phases of one turn keep in mind until it is over; never stored. */
  readonly memory: unknown;
}

/** A campaign at one moment. */
export interface Position<T extends RulesetTypes> {
  readonly setting: T['setting'];
  readonly state: T['state'];
}

/** A campaign as one viewer knows it. Orders are read, offered and checked against this and nothing else. */
export interface Known<T extends RulesetTypes> {
  readonly setting: T['setting'];
  readonly view: T['view'];
}
