import type { JsonValue, Result, ScenarioFault, ScenarioWarning, SeatInfo, Window } from '@chancery/core';

/** Everything wrong with a scenario file, as far as it is worth reading. */
export interface ScenarioFaults {
  readonly faults: readonly ScenarioFault[];
  /** How many more there are. */
  readonly more: number;
}

/** A scenario that can be played, and what its pages say of it. */
export interface StudiedScenario {
  readonly ruleset: string;
  readonly title: string;
  readonly description: string;
  /** The file as JSON: equal files, equal text. */
  readonly file: string;
  /** What a campaign is founded on. */
  readonly data: unknown;
  readonly facts: ScenarioFacts;
  /** The map as the game begins, as everybody may see it: SVG. */
  readonly picture: string;
}

/** How a scenario begins, as everybody may know it. */
export interface ScenarioFacts {
  readonly lands: number;
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'name'>[];
  /** For how many rulers there is room: those whom the first window waits for. */
  readonly rulers: number;
  /** Of the first window. */
  readonly mode: Window['mode'];
  /** What the rules call that time. */
  readonly heading: string;
  /** What the rules leave to the master, as the scenario has it. */
  readonly options: { readonly [name: string]: JsonValue };
  readonly hasSecrets: boolean;
  /** What is allowed but odd; absent where nothing is, and in facts that an older release kept. */
  readonly warnings?: readonly ScenarioWarning[];
}

/** So many files wait already that one more would wait too long. */
export class ScenarioBusy extends Error {
  readonly most: number;

  constructor(most: number) {
    super('too many scenarios are being checked');
    this.most = most;
  }
}

/** Reads, checks, sets up and draws scenarios. A server does it in a thread of its own, which is ended when it takes too long. */
export interface ScenarioWork {
  study(text: string): Promise<Result<StudiedScenario, ScenarioFaults>>;
}
