import { by, type Comparator, sorted, thenBy } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Arm, NationNumber, ProvinceNumber } from '../words.ts';
import { farthestLeg, levelFor } from './attrition.ts';
import { getProvince } from './find.ts';
import { hostilesIn } from './hostility.ts';
import { revenueOf } from './revenue.ts';
import { type Way, waysFrom } from './routes.ts';

interface Board {
  readonly setting: Setting;
  readonly state: State;
}

/** Who wants to get away, and how. */
export interface Fugitives {
  /** Whose provinces go before those of the others (UM-12.30, 13.15). */
  readonly nation: NationNumber;
  /** Who goes: it is their enemies that bar the road. */
  readonly movers: readonly NationNumber[];
  /** Whose provinces will do (UM-12.10, 13.14). */
  readonly homes: readonly NationNumber[];
  readonly province: ProvinceNumber;
  readonly arm: Arm;
  /** Whom the road must let pass. */
  readonly units: readonly number[];
}

/** A way out: its legs in order, and what they cost together. */
export interface Escape {
  readonly legs: readonly Way[];
  /** Where it ends. */
  readonly to: ProvinceNumber;
  /** The sum of attrition levels; an exempt leg by land counts 1. */
  readonly attrition: number;
  readonly points: number;
}

const startOf = ({ province }: Fugitives): Escape => ({ legs: [], to: province, attrition: 0, points: 0 });

/**
 * The way to the nearest province of theirs: fewest legs, through provinces free of hostile units of the arm, which all their types
 * can pass; of several the one of the lowest attrition, then of the fewest points, then their own, the richest, by code; null if
 * there is none (UM-13.15).
 */
export const nearestHome = (board: Board, fugitives: Fugitives): Escape | null => {
  let reached: readonly Escape[] = [startOf(fugitives)];
  const seen = new Set([fugitives.province]);
  while (reached.length > 0) {
    reached = nextLegs(board, fugitives, reached, seen);
    for (const { to } of reached) seen.add(to);
    const home = bestHome(board, fugitives, reached);
    if (home !== null) return home;
  }
  return null;
};

/** The way to a province beside theirs that will do for a retreat of all of them together (UM-12.10, 12.30). */
export const retreatFrom = (board: Board, fugitives: Fugitives): Way | null => {
  const beside = nextLegs(board, fugitives, [startOf(fugitives)], new Set([fugitives.province]));
  return bestHome(board, fugitives, beside)?.legs[0] ?? null;
};

/** The best way to each province that is one leg farther and was not reached before. */
const nextLegs = (
  board: Board,
  fugitives: Fugitives,
  reached: readonly Escape[],
  seen: ReadonlySet<ProvinceNumber>,
): readonly Escape[] => {
  const found = new Map<ProvinceNumber, Escape>();
  for (const path of reached) {
    for (const way of waysFrom(board.setting, path.to, fugitives.arm)) {
      if (seen.has(way.to) || !isOpen(board, fugitives, way)) continue;
      const next: Escape = {
        legs: [...path.legs, way],
        to: way.to,
        attrition: path.attrition + levelForAll(board, fugitives, path.to, way),
        points: path.points + way.points,
      };
      const known = found.get(way.to);
      if (known === undefined || byCost(next, known) < 0) found.set(way.to, next);
    }
  }
  return [...found.values()];
};

const isOpen = ({ setting, state }: Board, { movers, arm, units }: Fugitives, { to, points }: Way): boolean =>
  points <= farthestLeg(setting, units, arm) &&
  movers.every((nation) => hostilesIn({ setting, state }, to, nation, [arm]) === 0);

/** Of those who go together it is the worst that counts. */
const levelForAll = (board: Board, { movers }: Fugitives, from: ProvinceNumber, way: Way): number =>
  Math.max(...movers.map((nation) => levelFor(board, nation, from, way)));

const byCost: Comparator<Escape> = thenBy<Escape>(
  by(({ attrition }) => attrition),
  by(({ points }) => points),
);

const bestHome = (
  { setting, state }: Board,
  { nation, homes }: Fugitives,
  reached: readonly Escape[],
): Escape | null => {
  const home = ({ to }: Escape) => getProvince(state, to);
  const atHome = reached.filter((path) => homes.includes(home(path).owner));
  const ownFirst = by<Escape>((path) => Number(home(path).owner !== nation));
  const richestFirst = by<Escape>((path) => -revenueOf(setting, state, home(path)));
  const byCode = by<Escape>((path) => home(path).code);
  return sorted(atHome, thenBy(byCost, thenBy(ownFirst, thenBy(richestFirst, byCode))))[0] ?? null;
};
