import type { Setting } from '../setting.ts';
import type { Board, Territory } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { getNation, getTerritory, ownedBy } from './find.ts';
import { landAdjacent, landDistance, seaDistance } from './geography.ts';

type Lands = Pick<Board, 'territories' | 'nations'>;

/** Farther than this both by land and by sea is a colony (W83-6.41). */
const NEAR_STEPS = 5;
const NEAR_ZONES = 3;

const isHeld = (nation: NationNumber, territory: Territory | null | undefined): boolean =>
  territory?.owner === nation && territory.incorporatedBy === nation;

/** The core of a nation now: what it has of its first lands, and what hangs together with them (W83-6.40). */
export const coreOf = (setting: Setting, board: Lands, nation: NationNumber): ReadonlySet<PlaceNumber> => {
  const first = getNation(board, nation).original.filter((place) => getTerritory(board, place).owner === nation);
  if (first.length === 0) {
    return new Set(
      ownedBy(board, nation)
        .filter((territory) => isHeld(nation, territory))
        .map(({ number }) => number),
    );
  }
  const core = new Set(first);
  for (const place of core) {
    for (const next of landAdjacent(setting, place)) {
      if (isHeld(nation, board.territories[next])) core.add(next);
    }
  }
  return core;
};

/** Whether a territory lies far from the core of its nation, by land and by sea (W83-6.41, 7.36). */
export const isFar = (setting: Setting, core: ReadonlySet<PlaceNumber>, territory: PlaceNumber): boolean => {
  if (landDistance(setting, territory, core, NEAR_STEPS) !== null) return false;
  return seaDistance(setting, [territory], core, NEAR_ZONES) === null;
};

/** A city far from the core (W83-6.42): never one of the first lands. */
export const isColony = (setting: Setting, board: Lands, nation: NationNumber, territory: PlaceNumber): boolean => {
  const { city } = getTerritory(board, territory);
  return city !== null && isFar(setting, coreOf(setting, board, nation), territory);
};
