import type { Turn as CoreTurn, Known, Position } from '@chancery/core';
import type { Event } from './events.ts';
import type { Order } from './order.ts';
import type { Refusal } from './refusals.ts';
import type { Scenario } from './scenario.ts';
import type { Options, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** Heptarchy fills in the contract. All that happens is told as it is: the board is public (HEP-15.1). */
export type Types = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly setting: Setting;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly told: Event;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
};

export type HepPosition = Position<Types>;
export type HepKnown = Known<Types>;
export type Turn = CoreTurn<Types>;
