import type { Known, Position } from '@chancery/core';
import type { Event } from './events.ts';
import type { Order } from './order.ts';
import type { Refusal } from './refusals.ts';
import type { Scenario } from './scenario.ts';
import type { Options, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** New Game fills in the contract. */
export type Types = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly setting: Setting;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  /** Whoever hears of an event hears all of it. */
  readonly told: Event;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
};

export type GamePosition = Position<Types>;
export type GameKnown = Known<Types>;
