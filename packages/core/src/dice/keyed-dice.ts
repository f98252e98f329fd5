import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytes32 } from '../hash/hex.ts';
import { hmacSha256Under } from '../hash/hmac.ts';
import { assertSides, type Dice, highestFairWord, labelOf, type Roller, totalOfWay, waysOf } from './dice.ts';
import { DrawLog } from './draw-log.ts';
import type { TurnSeeds } from './seeds.ts';

/**
 * The dice of a turn: `seed` (64 hexadecimal digits, see `turnSeed`) and a label fix every roll, and without the seed
 * none can be foretold. Anybody can check them with the tools of their choice:
 *
 * - the key of a label is HMAC-SHA256 of the label (UTF-8) under the bytes of the seed;
 * - its words are the ChaCha20 key stream of that key, nonce zero, blocks from 0, 32 bits little-endian;
 * - a roll with `sides` takes the next word below the largest multiple of `sides` up to 2^32, passing over the
 *   others, and is the remainder of that word by `sides`, plus 1;
 * - a roll of several dice at once is a roll with as many sides as the ways in which they can fall (36 for 2d6): less 1, its
 *   digits to the base of the sides are the dice, each less 1, and only their total counts.
 */
export const keyedDice = (seed: string): Dice => {
  const keyOf = hmacSha256Under(bytes32('seed', seed));
  return diceByLabel(() => keyOf);
};

/** The dice of a turn of two seeds: labels whose name is public roll from the open one, all others from the closed one. */
export const turnDice = ({ open, closed }: TurnSeeds, isPublic: (name: string) => boolean): Dice => {
  const keyOf = {
    open: hmacSha256Under(bytes32('seed', open)),
    closed: hmacSha256Under(bytes32('seed', closed)),
  };
  return diceByLabel((name) => (isPublic(name) ? keyOf.open : keyOf.closed));
};

type KeyOfLabel = (label: string) => Uint8Array;

const diceByLabel = (keyOfLabels: (name: string) => KeyOfLabel): Dice => {
  const rollers = new Map<string, KeyedRoller>();
  const rolled: DrawLog[] = [];
  return {
    at: (name, place) => {
      const label = labelOf(name, place);
      let roller = rollers.get(label);
      if (roller === undefined) {
        roller = new KeyedRoller(keyOfLabels(name)(label), new DrawLog(label), rolled);
        rollers.set(label, roller);
      }
      return roller;
    },
    log: () => rolled.flatMap((log) => log.runs()),
  };
};

const NO_NONCE = new Uint8Array(12);
/** A block of the key stream is 16 words of 32 bits. */
const BLOCK = 64;
const WORD = 4;
/** Most labels roll a few times; one that goes on takes this many times as many blocks at once, each of which is cheaper then. */
const MORE = 4;
const MOST_BLOCKS = 16;
/** Zeros in the clear are, enciphered, the key stream. */
const ZEROS = new Uint8Array(MOST_BLOCKS * BLOCK);

class KeyedRoller implements Roller {
  readonly #key: Uint8Array;
  readonly #log: DrawLog;
  /** The logs of all labels that have rolled: this one joins at its first roll. */
  readonly #rolled: DrawLog[];
  /** The part of the key stream in hand, and the block behind it. */
  #stream = new Uint8Array(0);
  #words = new DataView(this.#stream.buffer);
  #next = 0;
  #block = 0;
  /** Of the last roll; 1 before the first, as a die of one side is never rolled. */
  #sides = 1;
  #highest = 0;

  constructor(key: Uint8Array, log: DrawLog, rolled: DrawLog[]) {
    this.#key = key;
    this.#log = log;
    this.#rolled = rolled;
  }

  d(sides: number): number {
    if (sides === 1) return 1;
    const value = this.#draw(sides);
    this.#log.add(value, sides);
    return value;
  }

  sum(dice: number, sides: number): number {
    if (dice === 1) return this.d(sides);
    const ways = waysOf(dice, sides);
    if (ways === 1) return dice;
    const total = totalOfWay(this.#draw(ways), dice, sides);
    this.#log.add(total, sides, dice);
    return total;
  }

  #draw(sides: number): number {
    if (sides !== this.#sides) this.#take(sides);
    let word = this.#word();
    while (word > this.#highest) word = this.#word();
    return (word % sides) + 1;
  }

  #take(sides: number): void {
    assertSides(sides);
    if (this.#sides === 1) this.#rolled.push(this.#log);
    this.#sides = sides;
    this.#highest = highestFairWord(sides);
  }

  #word(): number {
    if (this.#next === this.#stream.length) this.#refill();
    const word = this.#words.getUint32(this.#next, true);
    this.#next += WORD;
    return word;
  }

  #refill(): void {
    const length = Math.min(Math.max(BLOCK, MORE * this.#stream.length), ZEROS.length);
    if (length > this.#stream.length) {
      this.#stream = new Uint8Array(length);
      this.#words = new DataView(this.#stream.buffer);
    }
    chacha20(this.#key, NO_NONCE, ZEROS.subarray(0, length), this.#stream, this.#block);
    this.#block += length / BLOCK;
    this.#next = 0;
  }
}
