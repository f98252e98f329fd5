import type { Choice } from '@chancery/core';
import { placeName } from '../names/names.ts';
import { getPlace } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import type { GameKnown } from '../types.ts';
import type { PlaceNumber } from '../words.ts';

/** Ways over the map as forms ask for them, pressed place by place. */

interface WayOffer {
  readonly param: string;
  readonly from: PlaceNumber;
  /** The fewest and the most steps. */
  readonly least: number;
  readonly most: number;
  readonly then: Choice;
  /** What it means to stay; without it a way must be given. */
  readonly stay?: { readonly label: string; readonly then: Choice };
  next(place: PlaceNumber): readonly PlaceNumber[];
}

const wayOver = (known: GameKnown, { param, from, least, most, then, stay, next }: WayOffer): Choice | null => {
  const reached = new Set([from]);
  let ring: readonly PlaceNumber[] = [from];
  for (let step = 0; step < most; step += 1) {
    ring = ring.flatMap(next).filter((place) => !reached.has(place) && reached.add(place));
  }
  const starts = next(from);
  if (starts.length === 0) return stay?.then ?? null;
  const places = [...reached].toSorted((a, b) => a - b);
  return {
    ask: 'way',
    param,
    from: least,
    to: most,
    of: places.map((place) => ({ value: place, label: placeName(known.setting, place), area: place })),
    starts,
    steps: Object.fromEntries(places.map((place) => [`${place}`, next(place).filter((to) => reached.has(to))])),
    then,
    ...(stay === undefined ? {} : { skip: stay }),
  };
};

/** Over land, borders and straits alike. */
export const marchFrom = (known: GameKnown, march: Pick<WayOffer, 'from' | 'least' | 'most' | 'then'>): Choice | null =>
  wayOver(known, { ...march, param: 'to', next: (place) => landAdjacent(known.setting, place) });

/** By sea; a fleet may stay where it is. */
export const sailFrom = (
  known: GameKnown,
  {
    from,
    most,
    then,
    stay,
  }: Pick<WayOffer, 'from' | 'most' | 'then'> & { readonly stay: NonNullable<WayOffer['stay']> },
): Choice | null =>
  wayOver(known, {
    param: 'via',
    from,
    least: 1,
    most,
    then,
    stay,
    next: (place) => getPlace(known.setting, place).seas,
  });
