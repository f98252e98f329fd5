import type { ConditionType, GroupsType, ListType, NamedType, ParamType } from '@chancery/core';
import { namedTypes, numberType, textType } from '@chancery/kit';
import { nationsOf, placesOf } from '../rules/find.ts';
import type { PlaceInfo, Setting } from '../setting.ts';
import type { Types } from '../types.ts';
import { LAND_LOSSES, MOST_RESOURCES, SEA_LOSSES, SHIP_TYPES, TROOP_TYPES, UNIT_TYPES } from '../words.ts';

const { fixed, words } = namedTypes<Types>();

/** What an argument may be. A word is read as what its place in the line needs (W83-17.10). */

interface Named {
  readonly number: number;
  readonly code: string;
  readonly name: string;
}
/** Whose id a word is: ids win over names, so that a name which is the id of another does not name its own (W83-17.10). */
const byId = (all: readonly Named[]): ReadonlyMap<string, number> =>
  new Map(all.map(({ code, number }) => [code.toLowerCase(), number]));
const isIdOfAnother = (ids: ReadonlyMap<string, number>, { number }: Named, word: string): boolean =>
  (ids.get(word.toLowerCase()) ?? number) !== number;

const nationNames = (all: readonly Named[]) => {
  const ids = byId(all);
  return all.map((each) => ({
    value: each.number,
    names: isIdOfAnother(ids, each, each.name) ? [each.code] : [each.name, each.code],
  }));
};

/** A nation by code or name; rebels of the game among them. */
export const NATION: NamedType<Types> = {
  kind: 'named',
  name: 'nation',
  value: 'integer',
  fixed: false,
  of: ({ view }) => nationNames(nationsOf(view)),
};
const ALL = 'ALL';
const NATION_OR_ALL: NamedType<Types> = {
  ...NATION,
  name: 'nation or ALL',
  value: 'either',
  of: ({ view }) => [{ value: ALL, names: [ALL] }, ...nationNames(nationsOf(view))],
};

interface Called {
  readonly ids: ReadonlyMap<string, number>;
  readonly names: ReadonlySet<string>;
}

/** A city stands for its territory where no place has that name (W83-17.10). */
const namesOf = ({ ids, names }: Called, place: PlaceInfo): readonly string[] => {
  const { code, name, city } = place;
  const called = isIdOfAnother(ids, place, name) ? [code] : [name, code];
  const stands = city !== null && !isIdOfAnother(ids, place, city) && !names.has(city);
  return stands ? [...called, city] : called;
};

const placeNames = (setting: Setting, kinds: readonly PlaceInfo['kind'][]) => {
  const all = placesOf(setting);
  const called = { ids: byId(all), names: new Set(all.map(({ name }) => name)) };
  return all
    .filter(({ kind }) => kinds.includes(kind))
    .map((place) => ({ value: place.number, names: namesOf(called, place) }));
};

const places = (name: string, kinds: readonly PlaceInfo['kind'][]): NamedType<Types> =>
  fixed(name, 'integer', (setting) => placeNames(setting, kinds));
export const TERRITORY = places('territory', ['land']);
export const ZONE = places('sea zone', ['sea']);
export const PLACE = places('place', ['land', 'sea']);

const listOf = (of: NamedType<Types>, name: string, most = 99): ListType<Types> => ({
  kind: 'list',
  name,
  of,
  from: 1,
  to: most,
});
export const NATIONS = listOf(NATION, 'nations');
export const NATIONS_OR_ALL = listOf(NATION_OR_ALL, 'nations');
export const TERRITORIES = listOf(TERRITORY, 'territories');
/** A march goes one or two territories far (W83-10.1). */
export const MARCH_WAY: ListType<Types> = { ...listOf(TERRITORY, 'way', 2), way: true };
/** Frigates in deep sea go sixteen zones (W83-8.20). */
export const SEA_WAY: ListType<Types> = { ...listOf(ZONE, 'way', 16), way: true };

const orAll = (name: string, kinds: readonly PlaceInfo['kind'][]): ListType<Types> =>
  listOf(
    fixed(name, 'either', (setting) => [{ value: ALL, names: [ALL] }, ...placeNames(setting, kinds)]),
    'places',
  );
export const TERRITORIES_OR_ALL = orAll('territory or ALL', ['land']);
export const ZONES_OR_ALL = orAll('sea zone or ALL', ['sea']);
export const PLACES_OR_ALL = orAll('place or ALL', ['land', 'sea']);

/** The number of a unit, an offer or a gift: `#17` (W83-17.1). */
export const numbered = (name: string): NamedType<Types> => ({
  kind: 'named',
  name,
  value: 'integer',
  fixed: false,
  of: () => [],
  pattern: { test: /^#?[1-9][0-9]{0,8}$/, value: (text) => Number(text.replace('#', '')) },
});
export const UNIT_NUMBER = numbered('unit number');
export const OFFER_NUMBER = numbered('offer');
export const GIFT_NUMBER = numbered('gift');

export const UNIT_TYPE = words('unit type', UNIT_TYPES);
export const TROOP_TYPE = words('troop type', TROOP_TYPES);
export const SHIP_TYPE = words('ship type', SHIP_TYPES);
const COUNT = numberType('count', 1, 999);
const COUNT_OR_ALL = { ...COUNT, all: ALL };
export const COUNTED = COUNT;
export const TIMES = numberType('times', 2, 10);
export const RESOURCES = numberType('resources', 1, MOST_RESOURCES);

/** `2 inf + 1 gen #7`, `ALL cav` (W83-17.2). */
export const UNIT_LIST: GroupsType<Types> = {
  kind: 'groups',
  name: 'units',
  params: {
    count: { type: COUNT_OR_ALL, help: 'how many' },
    type: { type: UNIT_TYPE, help: 'of which type' },
    id: { type: UNIT_NUMBER, optional: true, help: 'which general' },
  },
  lines: [{ pattern: '<count> <type> <id>' }, { pattern: '<count> <type>' }],
  from: 1,
  to: 20,
};

/** Points for each of so many units (W83-4.7). */
export const POINTS: GroupsType<Types> = {
  kind: 'groups',
  name: 'points',
  params: {
    count: { type: COUNT, help: 'for how many units' },
    type: { type: TROOP_TYPE, help: 'of which type' },
    points: { type: numberType('points', 1, 9), help: 'how many points each' },
  },
  lines: [{ pattern: '<count> <type> <points>' }],
  from: 1,
  to: 12,
};

/** When to retreat (W83-11.40). */
export const RETREAT: ConditionType = {
  kind: 'condition',
  name: 'condition of retreat',
  terms: [
    { measure: 'rounds', help: 'rounds fought', than: { signs: ['>='], from: 1, to: 99 } },
    { measure: 'losses', help: 'own units lost', than: { signs: ['>='], from: 1, to: 999 } },
    { measure: 'units', help: 'own units left', than: { signs: ['<='], from: 1, to: 999 } },
    { measure: 'enemy', help: 'enemy units left', than: { signs: ['>='], from: 1, to: 999 } },
    {
      measure: 'ratio',
      help: 'own units left over enemy units left',
      than: { signs: ['<'], from: 1, to: 99, ratio: true },
    },
    { measure: 'now', help: 'after the first round' },
  ],
  to: 4,
};

/** Types from first lost to last (W83-17.8). */
export const LAND_LOSS_LIST = listOf(words('type', LAND_LOSSES), 'losses', LAND_LOSSES.length);
export const SEA_LOSS_LIST = listOf(words('type', SEA_LOSSES), 'losses', SEA_LOSSES.length);

/** `40 + 1 sol @ north-sea + 2 sea + riga` (W83-17.9). */
export const ASSETS: GroupsType<Types> = {
  kind: 'groups',
  name: 'assets',
  params: {
    resources: { type: RESOURCES, optional: true, help: 'so many resources' },
    count: { type: COUNT, optional: true, help: 'so many units' },
    type: { type: UNIT_TYPE, optional: true, help: 'of which type' },
    place: { type: PLACE, optional: true, help: 'where they are' },
    seaTrade: { type: COUNT, optional: true, help: 'so many sea trade routes' },
    landTrade: { type: COUNT, optional: true, help: 'so many land trade routes' },
    territory: { type: TERRITORY, optional: true, help: 'a territory' },
    port: { type: TERRITORY, optional: true, help: 'its port' },
  },
  lines: [
    { pattern: '<count> <type> @ <place>' },
    { pattern: '<seaTrade> SEA' },
    { pattern: '<landTrade> LAND' },
    { pattern: 'PORT @ <port>' },
    { pattern: '<resources>' },
    { pattern: '<territory>' },
  ],
  from: 1,
  to: 20,
};

/** Called allies with whom peace is made as well, and what each is granted (W83-13.11). */
export const WITH_ALLIES: GroupsType<Types> = {
  kind: 'groups',
  name: 'allies',
  params: {
    npc: { type: NATION, help: 'the called ally' },
    tribute: { type: numberType('tribute', 0, MOST_RESOURCES), optional: true, help: 'what it is granted a turn' },
  },
  lines: [{ pattern: '<npc> NPC TRIBUTE <tribute>' }, { pattern: '<npc>' }],
  from: 1,
  to: 10,
};

/** `3 inf kongo, 2 cav luba`: what a tribe begins with, and where (W83-16.4). */
export const SETUP_UNITS: GroupsType<Types> = {
  kind: 'groups',
  name: 'units',
  params: {
    count: { type: COUNT, help: 'how many' },
    type: { type: TROOP_TYPE, help: 'of which type' },
    territory: { type: TERRITORY, help: 'where' },
  },
  lines: [{ pattern: '<count> <type> @ <territory>' }, { pattern: '<count> <type> AT <territory>' }],
  from: 1,
  to: 24,
};

export const FLAG: ParamType<Types> = { kind: 'flag', name: 'flag' };
export const REASON = textType('reason', 1, 300);
