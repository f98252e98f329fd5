import { assertSides, type Dice, highestFairWord, labelOf, type Roller, totalOfWay, waysOf } from './dice.ts';

/**
 * Fast dice for odds only: never for a turn. Their rolls can be foretold from a few others, all labels share one run,
 * and nothing is logged (`log` is empty). `seed` is a whole number from 0 to 2^32 - 1; there is no default.
 *
 * The generator is xoshiro128** by Blackman and Vigna (prng.di.unimi.it), started by SplitMix32-like steps.
 */
export const quickDice = (seed: number): Dice => {
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
    throw new RangeError(`a quick seed is a whole number from 0 to 2^32 - 1, not ${seed}`);
  }
  const roller = new QuickRoller(seed);
  return {
    at: (name, place) => {
      labelOf(name, place);
      return roller;
    },
    log: () => [],
  };
};

class QuickRoller implements Roller {
  readonly #state: Int32Array;
  /** Of the last roll; 1 before the first, as a die of one side is never rolled. */
  #sides = 1;
  #highest = 0;

  constructor(seed: number) {
    this.#state = Int32Array.from({ length: 4 }, (_, index) => scattered(seed + Math.imul(index + 1, GOLDEN)));
  }

  d(sides: number): number {
    if (sides === 1) return 1;
    if (sides !== this.#sides) {
      assertSides(sides);
      this.#sides = sides;
      this.#highest = highestFairWord(sides);
    }
    let word = nextWord(this.#state);
    while (word > this.#highest) word = nextWord(this.#state);
    return (word % sides) + 1;
  }

  sum(dice: number, sides: number): number {
    return dice === 1 ? this.d(sides) : totalOfWay(this.d(waysOf(dice, sides)), dice, sides);
  }
}

/** 2^32 divided by the golden ratio. */
const GOLDEN = 0x9e3779b9;

/** A one-to-one scattering of 32-bit words. */
const scattered = (word: number): number => {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
};

const nextWord = (state: Int32Array): number => {
  const a = state[0] as number;
  const b = state[1] as number;
  const c = state[2] as number;
  const d = state[3] as number;
  const scrambled = Math.imul(b, 5);
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  const second = c ^ a;
  const last = d ^ b;
  state[0] = a ^ last;
  state[1] = b ^ second;
  state[2] = second ^ (b << 9);
  state[3] = (last << 11) | (last >>> 21);
  return word;
};
