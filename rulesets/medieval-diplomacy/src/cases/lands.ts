import { partOf, type StatedRow } from '@chancery/kit';
import { provincesOf, realmsOf } from '../rules/find.ts';
import { newProvince } from '../rules/new-province.ts';
import { squareBoard } from '../scenario/square-board.ts';
import type { PlaceInfo, RealmInfo } from '../setting.ts';
import type { Province } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { kindOf } from '../unit-id.ts';
import { IND, type RealmNumber } from '../words.ts';
import { newPlace } from './ground.ts';
import type { Said } from './said.ts';
import { HOME, type SaidProvince, type SaidRealm, TABLES } from './tables.ts';

type Provinces = readonly StatedRow<SaidProvince>[];
type Realms = readonly StatedRow<SaidRealm>[];

/** Provinces and realms; what is fixed about them goes into the setting. */
export const withLands = (said: Said, before: MdPosition, areHomes: boolean): MdPosition => {
  const provinces = said.rows('provinces', TABLES.provinces, before);
  const realms = said.rows('realms', TABLES.realms, before);
  const settled = withRealms(realms, withGarrisons(said, provinces, withProvinces(provinces, before)));
  const { setting, state } = withCapitals(provinces, realms, areHomes ? withHomes(settled) : settled);
  const isDrawn = setting.scenario === 'case' && setting.title === 'A case';
  const world = isDrawn ? squareBoard(setting.places, setting.world.borders) : setting.world;
  return { setting: { ...setting, world }, state };
};

const withProvinces = (said: Provinces, { setting, state }: MdPosition): MdPosition => {
  const rowOf = (number: number | undefined) => said.find(({ id }) => id === number);
  const places = setting.places.map((info) => {
    const row = rowOf(info?.number);
    return info && row ? placeFrom(info, row) : info;
  });
  const provinces = state.provinces.map((province) => {
    const row = rowOf(province?.number);
    return row ? provinceFrom(row) : province;
  });
  return { setting: { ...setting, places }, state: { ...state, provinces } };
};

/** What a garrison tells of its province, unless the case says it: who owns it, and that it is a city if it has no fort. */
const withGarrisons = ({ unread }: Said, said: Provinces, before: MdPosition): MdPosition => {
  const garrisons = unread('units', TABLES.units, before).filter(({ row }) => kindOf(row.id) === 'G');
  const holderOf = (number: number | undefined) => garrisons.find(({ row }) => row.location === number)?.row.realm;
  const isTold = (number: number, fact: keyof SaidProvince) => said.find(({ id }) => id === number)?.told.has(fact);
  const provinces = before.state.provinces.map((province) => {
    const holder = holderOf(province?.number) ?? IND;
    const isOpen = province?.owner === IND && holder !== IND && !isTold(province.number, 'owner');
    return isOpen ? { ...province, ...ownedBy(province, holder) } : province;
  });
  const places = before.setting.places.map((info) => {
    const isCity = info && holderOf(info.number) !== undefined && !isTold(info.number, 'city');
    return isCity && provinces[info.number]?.fortLevel === 0 ? { ...info, cityName: info.cityName ?? info.name } : info;
  });
  return { setting: { ...before.setting, places }, state: { ...before.state, provinces } };
};

const withRealms = (said: Realms, { setting, state }: MdPosition): MdPosition => {
  const realms = state.realms.map((realm) => {
    const row = said.find(({ id }) => id === realm?.number)?.row;
    return realm && row ? partOf(realm, row) : realm;
  });
  return { setting, state: { ...state, realms } };
};

/**
 * A realm that loses its last land and troops is struck off, and everything that concerns it changes (MD-18.22 to MD-18.24).
 * So that no case comes to that by chance, each realm of which less than two provinces are told has a home besides.
 */
const withHomes = ({ setting, state }: MdPosition): MdPosition => {
  const places = [...setting.places];
  const provinces = places.map((_, number) => state.provinces[number] ?? null);
  for (const { number: owner, control } of realmsOf(state)) {
    const name = `${HOME}${setting.realms[owner]?.code}`;
    const owned = provinces.filter((province) => province?.owner === owner).length;
    if (owned > 1 || control === 'defeated' || places.some((info) => info?.name === name)) continue;
    const number = places.length;
    provinces.push({ ...newProvince(number, IND), owner, ownedBy: [owner], ownerAtTurnStart: owner });
    places.push(newPlace(number, name, 'province'));
  }
  return { setting: { ...setting, places }, state: { ...state, provinces } };
};

/** The capital of a realm is what is said, else its first city, else its first province. */
const withCapitals = (provinces: Provinces, said: Realms, { setting, state }: MdPosition): MdPosition => {
  const capitalOf = ({ number: realm, capital }: RealmInfo): number => {
    const own = provincesOf(state).filter(({ owner }) => owner === realm);
    const told = own.find(({ number }) => provinces.some(({ id, row }) => id === number && row.capital === true));
    const city = own.find(({ number }) => setting.places[number]?.cityName != null);
    return told?.number ?? (capital || (city ?? own[0])?.number || 0);
  };
  const realms = setting.realms.map((info) => {
    const about = said.find(({ id }) => id === info?.number);
    const { name, group, culture } = about?.row ?? info ?? { name: '', group: '', culture: '' };
    const capital = about?.told.has('capital') ? about.row.capital : null;
    return info && { ...info, name, group, culture, capital: capital ?? capitalOf(info) };
  });
  return { setting: { ...setting, realms }, state };
};

const ownedBy = (before: Province, owner: RealmNumber): Partial<Province> => ({
  owner,
  annexedTo: before.annexedTo === before.owner ? owner : before.annexedTo,
  ownedBy: [...new Set([...before.ownedBy, owner])].sort((a, b) => a - b),
  ownerAtTurnStart: owner,
  mismatchAtTurnStart: before.annexedTo !== before.owner,
});

/** A province as it is stated, with what follows from its owner. */
const provinceFrom = ({ row, told, words }: StatedRow<SaidProvince>): Province => {
  const province = partOf(newProvince(row.number, IND), row);
  const { owner, fortLevel, fortDamage } = province;
  const annexedTo = told.has('annexedTo') || !told.has('owner') ? province.annexedTo : owner;
  if (fortDamage > fortLevel)
    words.fault(`a fortification of level ${fortLevel} cannot have damage ${fortDamage} (MD-9.6)`);
  const owners = owner === IND ? province.ownedBy : [...new Set([...province.ownedBy, owner])].sort((a, b) => a - b);
  return {
    ...province,
    annexedTo,
    buildList: [...province.buildList].sort((a, b) => a - b),
    permitted: [...province.permitted].sort((a, b) => a - b),
    ownedBy: told.has('ownedBy') ? province.ownedBy : owners,
    ownerAtTurnStart: told.has('ownerAtTurnStart') ? province.ownerAtTurnStart : owner,
    mismatchAtTurnStart: told.has('mismatchAtTurnStart') ? province.mismatchAtTurnStart : owner !== annexedTo,
  };
};

/** A capital is a city, and so is a place where troops can be built. */
const placeFrom = (info: PlaceInfo, { row, told, words }: StatedRow<SaidProvince>): PlaceInfo => {
  const areas = row.productionAreas;
  const slots = told.has('productionSlots') ? row.productionSlots : Math.max(info.productionSlots, areas);
  if (areas > slots) words.fault(`${areas} production areas do not fit into ${slots} slots (MD-0.8)`);
  const isCity = told.has('city')
    ? row.city
    : row.capital === true || row.buildList.length > 0 || info.cityName !== null;
  const cityName = told.has('cityName') ? row.cityName : isCity ? (info.cityName ?? info.name) : null;
  return { ...info, productionSlots: slots, baseRevenue: row.baseRevenue, cityName };
};
