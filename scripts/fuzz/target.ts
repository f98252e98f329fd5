import { quickDice, type Roller } from '@chancery/core';

/** Something that takes input from outside, and must answer every one of them in good time and without an exception. */
export interface FuzzTarget {
  readonly name: string;
  /** Makes it ready: a position to read orders against, a server. */
  open(): Promise<OpenTarget>;
}

export interface OpenTarget {
  /** Makes an input. The same chance makes the same input. */
  make(chance: Chance): Input;
  /** Gives it the input, and says in a word what came of it. Throws when that is none of the answers it may give. */
  feed(input: Input): Promise<string>;
  close(): Promise<void>;
}

/** What is fed, as it is shown when something is wrong with it. */
export type Input = string | Uint8Array;

/** All that is drawn for one input. */
export class Chance {
  readonly #roller: Roller;

  constructor(seed: number, input: number) {
    // Neighbouring seeds of the generator have nothing in common.
    this.#roller = quickDice((Math.imul(seed, 0x9e3779b1) + input) >>> 0).at('fuzz');
  }

  /** One of 0..`most`. */
  upTo(most: number): number {
    return this.#roller.d(most + 1) - 1;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.upTo(times - 1) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.upTo(items.length - 1)] as T;
  }

  /** As many as drawn, at most `most`. */
  some<T>(most: number, one: () => T): readonly T[] {
    return Array.from({ length: this.upTo(most) }, one);
  }
}
