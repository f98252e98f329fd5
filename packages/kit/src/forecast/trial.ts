import { type Dice, type Draft, rangeOf, thrownBy } from '@chancery/core';

/** Which fall of a die whoever tries something would wish for. */
export interface Wishes {
  readonly usual: 'highest' | 'lowest';
  /** The draws in which it is the other. */
  readonly otherwise: readonly string[];
}

/** Something tried out by the very rules that would resolve it, on a state supposed from a view: it may be written to. */
export interface Trial<Setting, State, Event> {
  readonly setting: Setting;
  readonly state: Draft<State>;
  /** They fall as one would wish. */
  readonly dice: Dice;
  /** Whether a die has fallen yet: what was tried before is certain. */
  readonly rolled: () => boolean;
  /** All that has happened so far. */
  readonly events: readonly Event[];
  readonly emit: (event: Event) => void;
}

/** What is tried: where it begins, and how an event is carried out. */
export interface TrialSpec<Setting, State, Event> {
  readonly setting: Setting;
  readonly state: Draft<State>;
  readonly apply: (state: Draft<State>, event: Event, setting: Setting) => void;
  readonly wishes: Wishes;
}

export const trialOn = <Setting, State, Event>({
  setting,
  state,
  apply,
  wishes,
}: TrialSpec<Setting, State, Event>): Trial<Setting, State, Event> => {
  const events: Event[] = [];
  let rolled = false;
  const isHighest = (name: string): boolean => (wishes.usual === 'highest') !== wishes.otherwise.includes(name);
  return {
    setting,
    state,
    dice: {
      at: (name) =>
        thrownBy((thrown) => {
          rolled = true;
          const { lowest, highest } = rangeOf(thrown);
          return isHighest(name) ? highest : lowest;
        }),
      log: () => [],
    },
    rolled: () => rolled,
    events,
    emit: (event) => {
      apply(state, event, setting);
      events.push(event);
    },
  };
};
