import { MOST_ROUNDS } from '../../battle/rounds.ts';
import { hitsOf } from './certain.ts';

/** One who fights a duel. Hit points in tenths, chance in parts of 10 000. */
export interface Duellist {
  readonly attacks: number;
  readonly chance: number;
  readonly hitPoints: number;
}

/** How a duel ends and who is lost in it, exactly: each `n` of `all` equally likely cases. */
export interface DuelOdds {
  readonly all: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly nobody: bigint;
  readonly undecided: bigint;
  readonly firstLost: bigint;
  readonly secondLost: bigint;
}

/** So many hits kill. */
const hitsToKill = ({ hitPoints }: Duellist): number => Math.ceil(hitPoints / HIT);
const HIT = 10;

/** Duels of tougher fighters are left to trial: the numbers grow too long. */
export const isShortDuel = (first: Duellist, second: Duellist): boolean =>
  hitsToKill(first) * hitsToKill(second) * first.attacks * second.attacks <= 64;

/**
 * The exact odds of one individual against one other, with no walls and no retreat. The fallen are removed after even
 * rounds only (MD-8.43), so whatever happens in a pair of rounds depends on the hits that both had before it; there are
 * at most a hundred pairs (MD-8.11). The survivor may still die of his wounds (MD-8.115).
 */
export const duelOdds = (first: Duellist, second: Duellist): DuelOdds => {
  const byFirst = hitsOf(first.chance, 2 * first.attacks);
  const bySecond = hitsOf(second.chance, 2 * second.attacks);
  const perPair = byFirst.total * bySecond.total;
  const ended = new Cases();
  let alive = new Cases();
  alive.add(0, 0, 1n);
  for (let pair = 0; pair < MOST_ROUNDS / 2; pair += 1) {
    const next = new Cases();
    ended.multiply(perPair);
    for (const { onFirst, onSecond, cases } of alive.list()) {
      byFirst.weights.forEach((some, hits) => {
        bySecond.weights.forEach((others, answers) => {
          const firstNow = Math.min(onFirst + answers, hitsToKill(first));
          const secondNow = Math.min(onSecond + hits, hitsToKill(second));
          const isOver = firstNow === hitsToKill(first) || secondNow === hitsToKill(second);
          (isOver ? ended : next).add(firstNow, secondNow, cases * some * others);
        });
      });
    }
    alive = next;
  }
  return withWounds([first, second], perPair ** BigInt(MOST_ROUNDS / 2), ended, alive);
};

/** Cases, by the hits that both have taken. */
class Cases {
  readonly #cases = new Map<number, bigint>();

  add(onFirst: number, onSecond: number, cases: bigint): void {
    const key = onFirst * MOST_HITS + onSecond;
    this.#cases.set(key, (this.#cases.get(key) ?? 0n) + cases);
  }

  multiply(factor: bigint): void {
    for (const [key, cases] of this.#cases) this.#cases.set(key, cases * factor);
  }

  list(): readonly { readonly onFirst: number; readonly onSecond: number; readonly cases: bigint }[] {
    return [...this.#cases].map(([key, cases]) => ({
      onFirst: Math.floor(key / MOST_HITS),
      onSecond: key % MOST_HITS,
      cases,
    }));
  }
}

const MOST_HITS = 1000;

type Duel = readonly [first: Duellist, second: Duellist];

const withWounds = ([first, second]: Duel, all: bigint, ended: Cases, alive: Cases): DuelOdds => {
  const scale = BigInt(first.hitPoints) * BigInt(second.hitPoints);
  const sums = { first: 0n, second: 0n, nobody: 0n, undecided: 0n, firstLost: 0n, secondLost: 0n };
  for (const [cases, isOver] of [
    [ended, true],
    [alive, false],
  ] as const) {
    for (const { onFirst, onSecond, cases: weight } of cases.list()) {
      const firstDead = deadOf(first, onFirst);
      const secondDead = deadOf(second, onSecond);
      const both = { first: weight * firstDead, second: weight * secondDead };
      sums.firstLost += both.first * BigInt(second.hitPoints);
      sums.secondLost += both.second * BigInt(first.hitPoints);
      if (!isOver) sums.undecided += weight * scale;
      else {
        sums.first += weight * (BigInt(first.hitPoints) - firstDead) * BigInt(second.hitPoints);
        sums.second += weight * (BigInt(second.hitPoints) - secondDead) * BigInt(first.hitPoints);
      }
    }
  }
  const total = all * scale;
  return { ...sums, nobody: total - sums.first - sums.second - sums.undecided, all: total };
};

/** In how many of `hitPoints` cases one who has taken so many hits is dead: for certain, or of his wounds. */
const deadOf = ({ hitPoints }: Duellist, hits: number): bigint => BigInt(Math.min(hitPoints, HIT * hits));
