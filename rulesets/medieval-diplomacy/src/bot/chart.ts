import type { MapGraph } from '@chancery/core';
import { knownState } from '../known/desk.ts';
import { provincesOf, realmsOf } from '../rules/find.ts';
import { areEnemiesIn, relationOf } from '../rules/permission.ts';
import { mapOf, marchable, maxRevenue, placeOf } from '../rules/places.ts';
import type { Setting } from '../setting.ts';
import type { Province, State, Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { IND, type RealmNumber } from '../words.ts';
import { NO_STRENGTH, plus, powerOf, type Strength, strengthOf, walled } from './strength.ts';

/** The war room of a bot: what its realm knows, looked up once. */
export interface Chart {
  readonly setting: Setting;
  readonly state: State;
  readonly map: MapGraph;
  readonly realm: RealmNumber;
  readonly own: readonly Province[];
  unitsIn(location: number): readonly Unit[];
  /** Provinces to which an army could march, by number. */
  near(location: number): readonly number[];
  province(location: number): Province;
  /** What would have to be beaten in a province, with as much of its walls as so many siege machines leave standing. */
  defence(location: number, machines?: number): Strength;
  /** How much a province is worth having. */
  worth(location: number): number;
  /** Everything a realm has under arms on land. */
  might(realm: RealmNumber): number;
  provinceCount(realm: RealmNumber): number;
  /** Realms whose land touches ours, or lies across one sea from it. */
  readonly neighbours: readonly RealmNumber[];
  /** Those of them into whose land an army can march. */
  readonly landNeighbours: readonly RealmNumber[];
}

export const chartOf = (known: MdKnown, realm: RealmNumber): Chart => {
  const { setting } = known;
  const state = knownState(known.view);
  const provinces = provincesOf(state);
  const byPlace = Map.groupBy(state.units, ({ location }) => location);
  const near = memo((location) => marchable(setting, location));
  const province = (location: number): Province => state.provinces[location] as Province;
  const own = provinces.filter(({ owner }) => owner === realm);
  const touched = ownersAround(setting, state, own);
  const across = new Set(own.flatMap(({ number }) => near(number)).map((number) => province(number).owner));
  const mights = memo((of) =>
    state.units
      .filter((unit) => unit.realm === of)
      .reduce((sum, unit) => plus(sum, strengthOf(setting, unit.stacks)), NO_STRENGTH),
  );
  return {
    setting,
    state,
    map: mapOf(setting),
    realm,
    own,
    unitsIn: (location) => byPlace.get(location) ?? [],
    near,
    province,
    defence: (location, machines = 0) => {
      const there = (byPlace.get(location) ?? []).filter((unit) =>
        areEnemiesIn(state, province(location), realm, unit.realm),
      );
      const stacks = there.flatMap((unit) => unit.stacks);
      return walled(setting, province(location), stacks, machines);
    },
    worth: memo((location) => {
      const place = placeOf(setting, location);
      const mine = province(location).annexedTo === realm ? 4 : 0;
      return maxRevenue(place) + (place.cityName === null ? 0 : 5) + mine;
    }),
    might: (of) => rooted(powerOf(mights(of))),
    provinceCount: memo((of) => provinces.filter(({ owner }) => owner === of).length),
    neighbours: realmsOf(state)
      .map(({ number }) => number)
      .filter((other) => other !== realm && touched.has(other)),
    landNeighbours: [...across].filter((other) => other !== realm && other !== IND).sort((a, b) => a - b),
  };
};

const memo = <T>(make: (key: number) => T): ((key: number) => T) => {
  const made = new Map<number, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/** The whole part of a square root, so that twice the troops count twice, not four times. */
const rooted = (value: number): number => {
  let low = 0;
  let high = 94_906_265;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle * middle <= value) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Who owns land beside these provinces, or across one sea. */
const ownersAround = (
  setting: Setting,
  { provinces }: Pick<State, 'provinces'>,
  own: readonly Province[],
): ReadonlySet<RealmNumber> => {
  const map = mapOf(setting);
  const places = own.flatMap(({ number }) =>
    map.neighbours(number).flatMap((next) => {
      if (map.kindOf(next) !== 'land') return map.neighbours(next);
      return map.borderBetween(number, next) === 'mountain' ? [] : [next];
    }),
  );
  return new Set([...new Set(places)].flatMap((place) => provinces[place]?.owner ?? []));
};

/** Land that the realm may take without a word: the independents', and that of realms it is at war with. */
export const isPrey = ({ state, realm, province }: Chart, location: number): boolean => {
  const { owner } = province(location);
  return owner !== realm && areEnemiesIn(state, province(location), realm, owner);
};

export const isAlly = ({ state, realm }: Chart, other: RealmNumber): boolean =>
  other !== IND && relationOf(state, realm, other) === 'alliance';

export const isEnemy = ({ state, realm }: Chart, other: RealmNumber): boolean =>
  other !== IND && relationOf(state, realm, other) === 'war';
