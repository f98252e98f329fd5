import type { Known, Phase, Position, Turn } from '@chancery/core';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Order } from './order.ts';
import type { Refusal } from './refusals.ts';
import type { Scenario } from './scenario.ts';
import type { Options, Setting } from './setting.ts';
import type { State } from './state.ts';
import type { Told } from './told.ts';
import type { View } from './view-types.ts';

/** World 1483 fills in the contract. */
export type Types = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly setting: Setting;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly told: Told;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: Memory;
};

export type GamePosition = Position<Types>;
export type GameKnown = Known<Types>;
/** What a step is given: the position, dice, sheets, memory, and `emit`. */
export type GameTurn = Turn<Types>;
export type Step = Phase<Types>;
