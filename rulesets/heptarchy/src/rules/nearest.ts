import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { getArea, getAreaInfo } from './find.ts';

/**
 * The closest Land Area that a kingdom owns and that is not Occupied: fewest land borders crossed, through any areas, ties
 * to the lowest number; null if none can be reached (HEP-9.21).
 */
export const nearestOwned = (
  { setting, state }: Board,
  kingdom: KingdomNumber,
  from: AreaNumber,
): AreaNumber | null => {
  const seen = new Set([from]);
  for (let ring: readonly AreaNumber[] = [from]; ring.length > 0; ) {
    const next = new Set(
      ring.flatMap((area) => getAreaInfo(setting, area).neighbours).filter((area) => !seen.has(area)),
    );
    ring = [...next].sort((a, b) => a - b);
    const home = ring.find((area) => isHome(getArea(state, area), kingdom));
    if (home !== undefined) return home;
    for (const area of ring) seen.add(area);
  }
  return null;
};

const isHome = (
  { owner, occupier }: { readonly owner: KingdomNumber; readonly occupier: KingdomNumber | null },
  kingdom: KingdomNumber,
): boolean => owner === kingdom && occupier === null;
