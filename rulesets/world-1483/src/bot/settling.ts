import type { SetupUnit } from '../order.ts';
import { getTerritory, territoriesOf } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { settlingPlaces } from '../rules/tribes.ts';
import type { PlaceNumber } from '../words.ts';
import type { Realm } from './realm.ts';

/** A tribe settles where lands of value lie together: its cities in two poor ones beside them, and the best four around (W83-16.3). */
export const settle = (realm: Realm): void => {
  const { setting, view, nation } = realm;
  const tribes = territoriesOf(view).length;
  const free = settlingPlaces(setting, view);
  if (tribes === 0 || free.length < PLACES || nation.kind !== 'tribal') return;
  const valueAt = (place: PlaceNumber): number => getTerritory(view, place).value;
  const around = (place: PlaceNumber): number =>
    landAdjacent(setting, place).reduce((sum, next) => sum + (free.includes(next) ? valueAt(next) : 0), 0);
  const scored = free.map((place) => ({
    place,
    score: 3 * around(place) - 5 * valueAt(place) + (realm.chance(`site.${place}`, 30) ? 4 : 0),
  }));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ place }) => place);
  if (first === undefined || second === undefined) return;
  const near = new Set([first, second].flatMap((place) => landAdjacent(setting, place)));
  const others = free
    .filter((place) => place !== first && place !== second)
    .toSorted((a, b) => valueAt(b) + (near.has(b) ? 1 : 0) - valueAt(a) - (near.has(a) ? 1 : 0) || a - b)
    .slice(0, PLACES - 2);
  const units: readonly SetupUnit[] = [
    ...[first, second].flatMap((territory): readonly SetupUnit[] => [
      { count: 3, type: 'inf', territory },
      { count: 1, type: 'cav', territory },
    ]),
    ...others.map((territory): SetupUnit => ({ count: 1, type: 'inf', territory })),
  ];
  realm.orders.push({ verb: 'TRIBAL_SETUP', section: 'setup', args: { first, second, units } });
};

const PLACES = 6;
