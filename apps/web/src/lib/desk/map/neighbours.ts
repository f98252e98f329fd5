import type { BorderKind, World } from '@chancery/core';

export interface Neighbour {
  readonly area: number;
  readonly name: string;
  readonly kind: BorderKind;
}

/** The areas that border one, by name. */
export const neighboursOf = (world: World, area: number): readonly Neighbour[] => {
  const names = new Map(world.areas.map(({ number, name }) => [number, name]));
  return world.borders
    .flatMap(({ a, b, kind }) => (a === area ? [{ area: b, kind }] : b === area ? [{ area: a, kind }] : []))
    .map((next) => ({ ...next, name: names.get(next.area) ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** The neighbour that lies most in a direction, `right` and `down` being -1, 0 or 1; null when none lies that way. */
export const neighbourTowards = (world: World, area: number, right: number, down: number): number | null => {
  const seats = new Map(world.areas.map(({ number, seat }) => [number, seat]));
  const from = seats.get(area);
  if (!from) return null;
  let best: number | null = null;
  let most = LEAST_AHEAD;
  for (const { area: next } of neighboursOf(world, area)) {
    const to = seats.get(next);
    if (!to) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = (dx * right + dy * down) / Math.max(1, Math.hypot(dx, dy));
    if (ahead > most) [best, most] = [next, ahead];
  }
  return best;
};

/** The cosine of the widest angle at which a neighbour still counts as lying that way. */
const LEAST_AHEAD = 0.35;
