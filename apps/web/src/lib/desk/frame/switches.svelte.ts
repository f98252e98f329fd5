import type { DeskSwitch } from '@chancery/core';
import { keepChoice, keptChoice } from './kept-choice.ts';

type SwitchId = DeskSwitch['id'];

/** How a player has set the switches of the desk, on this device and for every game. They change pictures and sounds only. */
class Switches {
  #set = $state.raw<{ readonly [id in SwitchId]?: boolean }>(keptChoice(NAME, {}));

  /** As it is set; otherwise as the ruleset has it, and off where it offers none. */
  isOn(id: SwitchId, offered: readonly DeskSwitch[]): boolean {
    const { on } = offered.find((each) => each.id === id) ?? { on: false };
    return this.#set[id] ?? on;
  }

  turn(id: SwitchId, on: boolean): void {
    this.#set = { ...this.#set, [id]: on };
    keepChoice(NAME, this.#set);
  }
}

const NAME = 'desk switches';

export const switches = new Switches();
