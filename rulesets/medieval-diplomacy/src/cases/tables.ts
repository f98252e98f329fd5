import type { FactShapes } from '@chancery/core';
import { alike, type CaseTable } from '@chancery/kit';
import { TROOPS } from '../data/troops.ts';
import { seasonOf } from '../rules/calendar.ts';
import { provincesOf, realmsOf } from '../rules/find.ts';

import { commandersOf } from '../rules/limits.ts';
import { loadOf } from '../rules/loading.ts';
import { movePointsLeft } from '../rules/move-points.ts';
import { defaultUnitName } from '../rules/names.ts';
import { newProvince } from '../rules/new-province.ts';
import { newUnit } from '../rules/new-unit.ts';
import { maxRevenue } from '../rules/places.ts';
import { revenueOf } from '../rules/revenue.ts';
import { storageOf, totalCombat, troopsIn, upkeepOf, weightOf } from '../rules/troops.ts';
import { DEFAULT_OPTIONS } from '../scenario/options.ts';
import { LIBRARY } from '../scenarios/library.ts';
import type { Options, PlaceInfo, RealmInfo, Troop } from '../setting.ts';
import type { Commander, Province, Realm, State, Unit, VictoryClaim } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { kindOf, numberOf, realmOf, type UnitId } from '../unit-id.ts';
import {
  CONTROLS,
  EXHAUSTED,
  HIGHEST_FORT,
  IND,
  type Location,
  RATINGS,
  RELATIONS,
  type RealmNumber,
  type Relation,
  SEASONS,
  STATUSES,
  TROOP_CLASSES,
} from '../words.ts';

/** What can be stated and expected of a position (MD-0.5 to MD-0.10), a table for each section of a case. */

type Table<Row extends object> = CaseTable<MdPosition, Row>;

/** So the name of a home begins: a province away from everything. */
export const HOME = 'Home of ';

const ownedBy = (state: State, realm: RealmNumber): readonly Province[] =>
  provincesOf(state).filter(({ owner }) => owner === realm);

export const BASES = ['homes', 'bare', ...LIBRARY.map(({ id }) => id)];

/** Where a position begins: each realm with a home, with nothing, or as a scenario does. */
const base: Table<{ readonly start: string }> = {
  what: 'base',
  by: 'one',
  alone: 'start',
  facts: { start: BASES },
  rows: ({ setting: { title, places }, state }) => {
    const isHome = places.some((info) => info?.name.startsWith(HOME));
    const lacks = realmsOf(state).some(({ number }) => ownedBy(state, number).length < 2);
    const start = LIBRARY.find((each) => each.title === title)?.id ?? (isHome || !lacks ? 'homes' : 'bare');
    return [{ id: null, row: { start } }];
  },
  blank: () => null,
};

export type SaidGame = Pick<State, 'turn' | 'phase' | 'nextCommander' | 'outcome'>;

const game: Table<SaidGame> = {
  what: 'game',
  by: 'one',
  facts: {
    turn: '1..9999',
    phase: '0..99',
    nextCommander: '1..9999',
    outcome: {
      winners: 'realm',
      by: ['solo', 'alliance', 'last-standing', 'last-turn', 'nobody'],
      turn: 'number',
    },
  },
  follows: { season: SEASONS, year: 'number' },
  rows: ({ setting, state }) => [{ id: null, row: state, more: { ...seasonOf(setting.options, state.turn) } }],
  blank: () => null,
};

const options: Table<Options> = {
  what: 'option',
  by: 'one',
  facts: {
    ...(Object.fromEntries(Object.keys(DEFAULT_OPTIONS).map((name) => [name, 'number'])) as Record<
      keyof Options,
      'number'
    >),
    lastTurn: 'number or none',
    autoComputerAfter: 'number or none',
    startSeason: SEASONS,
    defaultStatus: STATUSES,
  },
  rows: ({ setting }) => [{ id: null, row: setting.options }],
  blank: () => DEFAULT_OPTIONS,
};

export const TROOP_FACTS: FactShapes & { readonly [name in Exclude<keyof Troop, 'key'>]: FactShapes[string] } = {
  name: 'text',
  class: TROOP_CLASSES,
  hitPoints: 'tenths',
  upkeep: 'gold',
  marine: 'number or none',
  ...alike('number', 'attacks', 'combat', 'move', 'cost', 'weight', 'amphibious'),
  ...alike('number', 'siege', 'marineSpace', 'storage', 'capture'),
};

const troops: Table<Troop> = {
  what: 'troop',
  by: 'troop',
  usual: true,
  facts: TROOP_FACTS,
  rows: ({ setting }) => setting.troops.map((row, id) => ({ id, row })),
  blank: (_, id) => TROOPS[Number(id)] ?? {},
};

/** A realm, with what is fixed about it. */
export type SaidRealm = Omit<Realm, 'number'> &
  Pick<RealmInfo, 'name' | 'group' | 'culture' | 'number'> & {
    readonly capital: Location | null;
  };

const realms: Table<SaidRealm> = {
  what: 'realm',
  by: 'realm',
  alone: 'treasury',
  names: { missedInARow: 'missed' },
  facts: {
    treasury: 'gold',
    status: STATUSES,
    control: CONTROLS,
    missedInARow: 'number',
    everSubmitted: 'yes or no',
    number: '1..98',
    ...alike('text', 'name', 'group', 'culture'),
    capital: 'place or none',
  },
  follows: { provinces: 'number', annexed: 'number', upkeep: 'gold', commanders: 'number' },
  rows: ({ setting, state }) =>
    realmsOf(state).map((realm) => {
      const { name, group, culture, capital } = setting.realms[realm.number] as RealmInfo;
      const own = ownedBy(state, realm.number);
      const units = state.units.filter((unit) => unit.realm === realm.number);
      const more = {
        provinces: own.length,
        annexed: own.filter(({ annexedTo }) => annexedTo === realm.number).length,
        upkeep: units.reduce((sum, unit) => sum + upkeepOf(setting, unit), 0),
        commanders: commandersOf(state, realm.number).length,
      };
      return { id: realm.number, row: { ...realm, name, group, culture, capital: capital || null }, more };
    }),
  blank: () => null,
};

/** A province, with what is fixed about its place. */
export type SaidProvince = Province &
  Pick<PlaceInfo, 'baseRevenue' | 'productionSlots' | 'cityName'> & {
    readonly city: boolean;
    readonly capital: boolean;
  };

const provinces: Table<SaidProvince> = {
  what: 'province',
  by: 'place',
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
    ...alike('realm', 'owner', 'annexedTo', 'permitted', 'ownedBy', 'ownerAtTurnStart'),
    annexLapse: '0..3',
    damage: '0..3',
    baseRevenue: '0..60',
    productionSlots: '0..5',
    productionAreas: '0..5',
    ...alike(
      'yes or no',
      'city',
      'capital',
      'harbour',
      'mismatchAtTurnStart',
      'changedHands',
      'battled',
      'pillaged',
      'gotFortBuild',
      'gotFortRepair',
      'annexedThisTurn',
    ),
    cityName: 'text or none',
    buildList: 'troop',
    fortLevel: `0..${HIGHEST_FORT}`,
    fortDamage: `0..${HIGHEST_FORT}`,
  },
  follows: { 'max revenue': 'number', revenue: 'gold' },
  rows: ({ setting, state }) =>
    provincesOf(state).map((province) => {
      const info = setting.places[province.number] as PlaceInfo;
      const { baseRevenue, productionSlots, cityName } = info;
      const capital = setting.realms.some((realm) => realm?.capital === province.number);
      const row = { ...province, baseRevenue, productionSlots, cityName, city: cityName !== null, capital };
      return {
        id: province.number,
        row,
        more: { 'max revenue': maxRevenue(info), revenue: revenueOf(setting, province) },
      };
    }),
  /** What follows from its owner is as usual. */
  blank: ({ setting, state }, id) => {
    const number = id as Location;
    const { owner = IND, annexedTo = IND } = state.provinces[number] ?? {};
    const { cityName = null, name = null } = setting.places[number] ?? {};
    const place = { baseRevenue: 0, productionSlots: 0, city: false, cityName: cityName && name, capital: false };
    return { ...newProvince(number, owner), ...place, owner: IND, mismatchAtTurnStart: owner !== annexedTo };
  },
};

/** What holds between two realms, from the first to the second where it is not the same both ways. */
export interface SaidRelation {
  readonly relation: Relation;
  readonly passage: boolean;
  readonly gifts: boolean;
  readonly public: boolean;
}

const relations: Table<SaidRelation> = {
  what: 'relation',
  by: 'pair of realms',
  alone: 'relation',
  usual: true,
  facts: { relation: RELATIONS, passage: 'yes or no', gifts: 'yes or no', public: 'yes or no' },
  rows: ({ state }) =>
    realmsOf(state).flatMap(({ number: a }) =>
      realmsOf(state).flatMap(({ number: b }) => {
        const row = relationBetween(state, a, b);
        const isUsual = row.relation === 'neutral' && !row.passage && row.gifts && !row.public;
        return a === b || isUsual ? [] : [{ id: [a, b], row }];
      }),
    ),
  blank: () => ({ relation: 'neutral', passage: false, gifts: true, public: false }),
};

const relationBetween = (state: State, a: RealmNumber, b: RealmNumber): SaidRelation => ({
  relation: state.relations[a]?.[b] ?? 'neutral',
  passage: state.passage[a]?.[b] ?? false,
  gifts: state.accepts[a]?.[b] ?? true,
  public: state.knownAlliances.some((pair) => pair.includes(a) && pair.includes(b)),
});

/** A unit; its commanders have a table of their own, and a leader is called by name. */
export type SaidUnit = Omit<Unit, 'location' | 'leader'> & {
  readonly location: Location | null;
  readonly leader: number | string | null;
};

const units: Table<SaidUnit> = {
  what: 'unit',
  by: 'unit',
  names: {
    location: 'at',
    loadedOn: 'on',
    stacks: 'troops',
    retreatLevel: 'retreat',
    defendFort: 'defends',
    boardRealm: 'boards',
  },
  facts: {
    location: 'place',
    loadedOn: 'unit or none',
    follow: 'unit or none',
    stacks: 'ranks',
    leader: 'commander or none',
    retreatLevel: '1..5',
    ...alike('yes or no', 'defendFort', 'marines', 'landed', 'retreated', 'unloaded'),
    mpUsed: `0..${EXHAUSTED}`,
    boardRealm: 'realm or none',
    ...alike('number', 'holds', 'extraLoads', 'extraUnloads', 'retreatsInPhase', 'freshSoldiers'),
    cameFrom: 'place or none',
    name: 'text',
  },
  follows: {
    commanders: 'commander',
    exhausted: 'yes or no',
    ...alike('number', 'mp left', 'total combat', 'size', 'weight', 'storage', 'load'),
  },
  rows: ({ setting, state }) =>
    state.units.map((row) => {
      const more = {
        commanders: row.commanders,
        exhausted: row.mpUsed >= EXHAUSTED,
        'mp left': movePointsLeft(setting, row),
        'total combat': totalCombat(setting, row),
        size: troopsIn(row.stacks),
        weight: weightOf(setting, row.stacks),
        storage: storageOf(setting, row.stacks),
        load: loadOf(setting, state, row),
      };
      return { id: row.id, row, more };
    }),
  /** Its first commander leads it. */
  blank: ({ setting, state }, id) => {
    const leader = state.units.find((each) => each.id === id)?.commanders[0] ?? null;
    const [unit, number] = [id as UnitId, numberOf(id as UnitId)];
    const byPlace = kindOf(unit) === 'G' || (kindOf(unit) === 'A' && realmOf(unit) === IND);
    const at = byPlace && setting.places[number]?.kind === 'province' ? number : 0;
    return { ...newUnit(unit, defaultUnitName(setting, unit), at, null), leader };
  },
};

const commanders: Table<Commander> = {
  what: 'commander',
  by: 'name',
  needs: ['unit'],
  names: { unit: 'in' },
  facts: {
    unit: 'unit',
    ...alike('0..100', ...RATINGS),
    id: '1..9999',
    realm: 'realm',
    improved: RATINGS,
  },
  follows: { leader: 'yes or no' },
  rows: ({ state }) =>
    state.commanders.map((row) => {
      const leader = state.units.find(({ id }) => id === row.unit)?.leader === row.id;
      return { id: row.name, row, more: { leader } };
    }),
  blank: (_, id) => ({ name: String(id), infantry: 0, cavalry: 0, siege: 0, naval: 0, improved: [] }),
};

const claims: Table<VictoryClaim> = {
  what: 'claim',
  by: 'none',
  needs: ['members'],
  facts: { members: 'realm', since: 'number' },
  rows: ({ state }) => state.claims.map((row, id) => ({ id, row })),
  blank: ({ state }) => ({ members: [], since: state.turn }),
};

export const TABLES = { base, game, options, troops, realms, provinces, relations, units, commanders, claims };
