import { type CaseTable, NUMBER, orNone, partOf, type StatedRow, WORDS, within, without, YES_NO } from '@chancery/kit';
import { provincesOf, realmsOf } from '../rules/find.ts';
import { commandersOf } from '../rules/limits.ts';
import { newProvince } from '../rules/new-province.ts';
import { maxRevenue } from '../rules/places.ts';
import { revenueOf } from '../rules/revenue.ts';
import { upkeepOf } from '../rules/troops.ts';
import { squareBoard } from '../scenario/square-board.ts';
import type { PlaceInfo, RealmInfo } from '../setting.ts';
import { PENCE, PLACE } from '../sorts.ts';
import { PROVINCE, type Province, REALM_STATE, type Realm, type State } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';
import { HOME } from './game-tables.ts';
import { newPlace } from './ground.ts';

/** Realms and provinces; what is fixed about them stands in the setting. */

const ownedBy = (state: State, realm: RealmNumber): readonly Province[] =>
  provincesOf(state).filter(({ owner }) => owner === realm);

type SaidRealm = Realm & Pick<RealmInfo, 'name' | 'group' | 'culture'> & { readonly capital: Location | null };

export const realms: CaseTable<MdPosition, SaidRealm> = {
  what: 'realm',
  by: 'realm',
  key: 'number',
  alone: 'treasury',
  names: { missedInARow: 'missed' },
  facts: { ...REALM_STATE, name: WORDS, group: WORDS, culture: WORDS, capital: orNone(PLACE) },
  follows: {
    provinces: [NUMBER, ({ number }, { state }) => ownedBy(state, number).length],
    annexed: [
      NUMBER,
      ({ number }, { state }) => ownedBy(state, number).filter((own) => own.annexedTo === number).length,
    ],
    upkeep: [
      PENCE,
      ({ number }, { setting, state }) =>
        state.units.reduce((sum, unit) => sum + (unit.realm === number ? upkeepOf(setting, unit) : 0), 0),
    ],
    commanders: [NUMBER, ({ number }, { state }) => commandersOf(state, number).length],
  },
  rows: ({ setting, state }) =>
    realmsOf(state).map((realm) => {
      const { name, group, culture, capital } = setting.realms[realm.number] as RealmInfo;
      return { ...realm, name, group, culture, capital: capital || null };
    }),
  put: ({ setting, state }, stated) => {
    const rowOf = (number: number | undefined) => stated.find(({ id }) => id === number)?.row;
    const infos = setting.realms.map((info) => {
      const row = rowOf(info?.number);
      if (!info || !row) return info;
      const { name, group, culture, capital } = row;
      return { ...info, name, group, culture, capital: capital ?? 0 };
    });
    const all = state.realms.map((realm) => {
      const row = rowOf(realm?.number);
      return realm && row ? partOf(realm, row) : realm;
    });
    return { setting: { ...setting, realms: infos }, state: { ...state, realms: all } };
  },
};

type SaidProvince = Province &
  Pick<PlaceInfo, 'baseRevenue' | 'productionSlots' | 'cityName'> & {
    readonly city: boolean;
    readonly capital: boolean;
  };

const ascending = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b);

/** What follows from its owner is as usual. A capital is a city, and so is a place where troops can be built. */
const UNSAID: CaseTable<MdPosition, SaidProvince>['unsaid'] = {
  annexedTo: ({ owner, annexedTo }, told) => (told.has('owner') ? owner : annexedTo),
  ownedBy: ({ owner, ownedBy }) => (owner === IND ? ownedBy : ascending(new Set([...ownedBy, owner]))),
  ownerAtTurnStart: ({ owner }) => owner,
  mismatchAtTurnStart: ({ owner, annexedTo }) => owner !== annexedTo,
  productionSlots: ({ productionSlots, productionAreas }) => Math.max(productionSlots, productionAreas),
  city: ({ city, capital, buildList }) => city || capital || buildList.length > 0,
  cityName: ({ city, cityName, number }, _, { setting }) =>
    city ? (cityName ?? setting.places[number]?.name ?? null) : null,
};

export const provinces: CaseTable<MdPosition, SaidProvince> = {
  what: 'province',
  by: 'place',
  key: 'number',
  alone: 'owner',
  names: {
    annexLapse: 'lapse',
    baseRevenue: 'base',
    productionSlots: 'slots',
    productionAreas: 'areas',
    fortLevel: 'fort',
    buildList: 'build',
    ownedBy: 'known to',
  },
  facts: {
    ...without(PROVINCE, 'number'),
    baseRevenue: within(0, 60),
    productionSlots: within(0, 5),
    city: YES_NO,
    cityName: orNone(WORDS),
  },
  unsaid: UNSAID,
  follows: {
    capital: [YES_NO, ({ capital }) => capital],
    'max revenue': [NUMBER, ({ number }, { setting }) => maxRevenue(setting.places[number] as PlaceInfo)],
    revenue: [PENCE, (province, { setting }) => revenueOf(setting, province)],
  },
  rows: ({ setting, state }) =>
    provincesOf(state).map((province) => {
      const { baseRevenue, productionSlots, cityName } = setting.places[province.number] as PlaceInfo;
      const capital = setting.realms.some((realm) => realm?.capital === province.number);
      return { ...province, baseRevenue, productionSlots, cityName, city: cityName !== null, capital };
    }),
  /** What follows from its owner is as usual. */
  blank: ({ setting, state }, number: Location) => {
    const { owner = IND, annexedTo = IND } = state.provinces[number] ?? {};
    const { cityName = null, name = null } = setting.places[number] ?? {};
    const place = { baseRevenue: 0, productionSlots: 0, city: false, cityName: cityName && name, capital: false };
    return { ...newProvince(number, owner), ...place, owner: IND, mismatchAtTurnStart: owner !== annexedTo };
  },
  put: (position, stated, said) => {
    const areHomes = said('base').some(({ row }) => 'start' in row && row.start === 'homes');
    const settled = withGarrisons(withProvinces(position, stated), stated);
    const { setting, state } = withCapitals(areHomes ? withHomes(settled) : settled);
    const isDrawn = setting.scenario === 'case' && setting.title === 'A case';
    const world = isDrawn ? squareBoard(setting.places, setting.world.borders) : setting.world;
    return { setting: { ...setting, world }, state };
  },
};

type Stated = readonly StatedRow<SaidProvince>[];

const withProvinces = ({ setting, state }: MdPosition, stated: Stated): MdPosition => {
  const places = [...setting.places];
  const all = [...state.provinces];
  for (const row of stated) {
    const info = places[row.row.number];
    if (info) places[info.number] = placeFrom(info, row);
    all[row.row.number] = provinceFrom(row);
  }
  return { setting: { ...setting, places }, state: { ...state, provinces: all } };
};

/** A province as it is stated. */
const provinceFrom = ({ row, words }: StatedRow<SaidProvince>): Province => {
  const province = partOf(newProvince(row.number, IND), row);
  const { fortLevel, fortDamage, buildList, permitted } = province;
  if (fortDamage > fortLevel)
    words.fault(`a fortification of level ${fortLevel} cannot have damage ${fortDamage} (MD-9.6)`);
  return { ...province, buildList: ascending(buildList), permitted: ascending(permitted) };
};

const placeFrom = (info: PlaceInfo, { row, words }: StatedRow<SaidProvince>): PlaceInfo => {
  const { productionAreas: areas, productionSlots: slots } = row;
  if (areas > slots) words.fault(`${areas} production areas do not fit into ${slots} slots (MD-0.8)`);
  return partOf(info, { ...info, ...row });
};

/** What a garrison tells of its province, unless the case says it: who owns it, and that it is a city if it has no fort. */
const withGarrisons = ({ setting, state }: MdPosition, stated: Stated): MdPosition => {
  const places = [...setting.places];
  const all = [...state.provinces];
  for (const { kind, location, realm } of state.units) {
    const [info, province] = [places[location], all[location]];
    if (kind !== 'G' || !info || !province) continue;
    const told = stated.find(({ id }) => id === location)?.told;
    if (province.owner === IND && realm !== IND && !told?.has('owner')) {
      const annexedTo = province.annexedTo === IND ? realm : province.annexedTo;
      all[location] = {
        ...province,
        ...newOwner(province, realm),
        annexedTo,
        mismatchAtTurnStart: annexedTo !== realm,
      };
    }
    if (province.fortLevel === 0 && !told?.has('city'))
      places[location] = { ...info, cityName: info.cityName ?? info.name };
  }
  return { setting: { ...setting, places }, state: { ...state, provinces: all } };
};

const newOwner = ({ ownedBy: before }: Province, owner: RealmNumber): Partial<Province> => ({
  owner,
  ownedBy: ascending(new Set([...before, owner])),
  ownerAtTurnStart: owner,
});

/**
 * A realm that loses its last land and troops is struck off, and everything that concerns it changes (MD-18.22 to MD-18.24).
 * So that no case comes to that by chance, each realm of which less than two provinces are told has a home besides.
 */
const withHomes = ({ setting, state }: MdPosition): MdPosition => {
  const places = [...setting.places];
  const all = places.map((_, number) => state.provinces[number] ?? null);
  for (const { number: owner, control } of realmsOf(state)) {
    const name = `${HOME}${setting.realms[owner]?.code}`;
    if (ownedBy(state, owner).length > 1 || control === 'defeated' || places.some((info) => info?.name === name))
      continue;
    all.push({ ...newProvince(places.length, owner), annexedTo: IND });
    places.push(newPlace(places.length, name, 'province'));
  }
  return { setting: { ...setting, places }, state: { ...state, provinces: all } };
};

/** The capital of a realm is what is said, else its first city, else its first province. */
const withCapitals = ({ setting, state }: MdPosition): MdPosition => {
  const capitalOf = ({ number, capital }: RealmInfo): Location => {
    const own = ownedBy(state, number);
    const city = own.find((each) => setting.places[each.number]?.cityName != null);
    return capital || (city ?? own[0])?.number || 0;
  };
  const infos = setting.realms.map((info) => info && { ...info, capital: capitalOf(info) });
  return { setting: { ...setting, realms: infos }, state };
};
