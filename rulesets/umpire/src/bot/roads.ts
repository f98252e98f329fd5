import { waysFrom } from '../rules/routes.ts';
import type { Setting } from '../setting.ts';
import type { Arm, ProvinceNumber } from '../words.ts';

/** A way from one province to others, the fewest movement points first. */
export interface Road {
  readonly to: ProvinceNumber;
  readonly points: number;
  /** All stops, the last one too. */
  readonly stops: readonly ProvinceNumber[];
}

/** The best roads from a province to all that legs of at most `longest` points reach within `most` points. */
export const roadsFrom = (
  setting: Setting,
  from: ProvinceNumber,
  { by, longest, most }: { readonly by: Arm; readonly longest: number; readonly most: number },
): ReadonlyMap<ProvinceNumber, Road> => {
  const done = new Map<ProvinceNumber, Road>();
  const open: Road[] = [{ to: from, points: 0, stops: [] }];
  while (open.length > 0) {
    open.sort((one, other) => one.points - other.points || one.to - other.to);
    const road = open.shift() as Road;
    if (done.has(road.to)) continue;
    done.set(road.to, road);
    for (const way of waysFrom(setting, road.to, by)) {
      const points = road.points + way.points;
      if (way.points > longest || points > most || done.has(way.to)) continue;
      open.push({ to: way.to, points, stops: [...road.stops, way.to] });
    }
  }
  done.delete(from);
  return done;
};
