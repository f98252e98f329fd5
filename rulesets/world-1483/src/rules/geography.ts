import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { OwnerNumber, PlaceNumber } from '../words.ts';
import { getPlace, ownedBy } from './find.ts';

type Places = Pick<Setting, 'places'>;

/** Borders and straits together (W83-0.3), ascending. */
export const landAdjacent = (setting: Places, territory: PlaceNumber): readonly PlaceNumber[] => {
  const { borders, straits } = getPlace(setting, territory);
  return straits.length === 0 ? borders : [...borders, ...straits].toSorted((a, b) => a - b);
};
export const isAcrossStrait = (setting: Places, from: PlaceNumber, to: PlaceNumber): boolean =>
  getPlace(setting, from).straits.includes(to);
export const isLandAdjacent = (setting: Places, from: PlaceNumber, to: PlaceNumber): boolean =>
  getPlace(setting, from).borders.includes(to) || isAcrossStrait(setting, from, to);
/** Whether a territory and a zone touch (W83-0.4). */
export const touches = (setting: Places, territory: PlaceNumber, zone: PlaceNumber): boolean =>
  getPlace(setting, territory).coasts.includes(zone);
export const isCoastal = (setting: Places, territory: PlaceNumber): boolean =>
  getPlace(setting, territory).coasts.length > 0;

/** Whether lands of two owners are land-adjacent (W83-0.5). */
export const haveLandBorder = (
  setting: Places,
  board: Pick<Board, 'territories'>,
  one: OwnerNumber,
  other: OwnerNumber,
): boolean =>
  ownedBy(board, one).some(({ number }) =>
    landAdjacent(setting, number).some((next) => board.territories[next]?.owner === other),
  );

/**
 * Steps over land from a territory to the nearest of a set, whoever owns what lies between (W83-0.7): 0 for one of the set, null
 * where there is no way, or none within `most` steps.
 */
export const landDistance = (
  setting: Places,
  from: PlaceNumber,
  to: ReadonlySet<PlaceNumber>,
  most = Number.POSITIVE_INFINITY,
): number | null =>
  stepsTo(from, { isThere: (place) => to.has(place), next: (place) => landAdjacent(setting, place), most });

/**
 * Zones in the shortest chain from the coast of one set to that of another (W83-0.6): at least 1, null where there is none. Closed
 * straits and ice do not count.
 */
export const seaDistance = (
  setting: Places,
  from: Iterable<PlaceNumber>,
  to: Iterable<PlaceNumber>,
  most = Number.POSITIVE_INFINITY,
): number | null => {
  const aim = new Set([...to].flatMap((territory) => getPlace(setting, territory).coasts));
  let ring = new Set([...from].flatMap((territory) => getPlace(setting, territory).coasts));
  const seen = new Set(ring);
  for (let zones = 1; ring.size > 0 && zones <= most; zones += 1) {
    for (const zone of ring) if (aim.has(zone)) return zones;
    const next = new Set<PlaceNumber>();
    for (const zone of ring) {
      for (const beyond of getPlace(setting, zone).seas) if (!seen.has(beyond)) next.add(beyond);
    }
    for (const zone of next) seen.add(zone);
    ring = next;
  }
  return null;
};

interface Search {
  readonly isThere: (place: PlaceNumber) => boolean;
  readonly next: (place: PlaceNumber) => readonly PlaceNumber[];
  readonly most: number;
}

const stepsTo = (from: PlaceNumber, { isThere, next, most }: Search): number | null => {
  let ring: readonly PlaceNumber[] = [from];
  const seen = new Set(ring);
  for (let steps = 0; ring.length > 0 && steps <= most; steps += 1) {
    if (ring.some(isThere)) return steps;
    const beyond: PlaceNumber[] = [];
    for (const place of ring) {
      for (const other of next(place)) {
        if (seen.has(other)) continue;
        seen.add(other);
        beyond.push(other);
      }
    }
    ring = beyond;
  }
  return null;
};
