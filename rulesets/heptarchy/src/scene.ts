import type { Dice } from '@chancery/core';
import type { Event } from './events.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';

/** A position that rules ask. The state may be one that changes under `emit`: ask again after it. */
export interface Board {
  readonly setting: Setting;
  readonly state: State;
}

/** What rules act on: a turn that is resolved, or a forecast of it. Nothing but `emit` changes the state. */
export interface Scene extends Board {
  readonly dice: Dice;
  emit(event: Event): void;
}
