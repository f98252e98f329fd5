import type { World } from '@chancery/core';
import { changedTroops } from './data/troop-table.ts';
import { TROOPS } from './data/troops.ts';
import { bestOf } from './rules/commanders.ts';
import { defaultUnitName, garrisonName } from './rules/names.ts';
import { newProvince } from './rules/new-province.ts';
import { newUnit } from './rules/new-unit.ts';
import { byRankAndType } from './rules/stacks.ts';
import type { Scenario } from './scenario.ts';
import { INDEPENDENT, type ProvinceEntry, type ScenarioFile, type TroopsEntry } from './scenarios/scenario-file.ts';
import type { Options, Setting } from './setting.ts';
import type { Commander, Province, Realm, Stack, State, Unit } from './state.ts';
import type { MdPosition } from './types.ts';
import { unitId } from './unit-id.ts';
import { IND, type RealmNumber, type Relation } from './words.ts';

/** The first position of a campaign. Nothing is drawn: all troops stand where the scenario puts them (MD-18.5). */
export const setup = ({ file, world }: Scenario, options: Options): MdPosition => {
  const setting = settingOf(file, world, options);
  return { setting, state: stateOf(file, setting) };
};

const realmNumber = (file: ScenarioFile, code: string): RealmNumber =>
  code === INDEPENDENT ? IND : (file.realms.find((realm) => realm.code === code)?.number ?? IND);

/** A list with an empty place wherever no item has that number. */
const byNumber = <T extends { readonly number: number }>(items: readonly T[], size: number): readonly (T | null)[] => {
  const list = Array.from<T | null>({ length: size + 1 }).fill(null);
  for (const item of items) list[item.number] = item;
  return list;
};

const highest = (items: readonly { readonly number: number }[]): number =>
  Math.max(0, ...items.map(({ number }) => number));

const settingOf = (file: ScenarioFile, world: World, options: Options): Setting => {
  const lands = new Map(file.provinces.map((province) => [province.number, province]));
  const places = world.areas.map(({ number, name, kind }) => {
    const land = lands.get(number);
    return {
      number,
      name,
      kind: kind === 'land' ? ('province' as const) : ('sea' as const),
      cityName: land?.cityName ?? null,
      baseRevenue: land?.baseRevenue ?? 0,
      productionSlots: land?.productionSlots ?? 0,
    };
  });
  const realms = file.realms.map(({ number, code, name, group, culture, tone, capital, description, arms }) => ({
    number,
    code,
    name,
    group,
    culture,
    tone,
    capital,
    description,
    ...(arms === undefined ? {} : { arms }),
  }));
  return {
    scenario: file.id,
    title: file.title,
    options,
    troops: changedTroops(TROOPS, file.troops),
    realms: byNumber(realms, highest(realms)),
    places: byNumber(places, highest(places)),
    world,
  };
};

const stateOf = (file: ScenarioFile, setting: Setting): State => {
  const typeOf = new Map(setting.troops.map(({ key }, type) => [key, type]));
  const provinces = byNumber(
    file.provinces.map((entry) => provinceOf(file, entry, typeOf)),
    setting.places.length - 1,
  );
  const { units, commanders } = forces(file, setting, typeOf);
  const size = setting.realms.length;
  const matrix = <T>(value: T): T[][] =>
    Array.from({ length: size }, () => Array.from<T>({ length: size }).fill(value));
  const relations = matrix<Relation>('neutral');
  const passage = matrix(false);
  for (const { between, relation } of file.relations ?? []) {
    const [a, b] = [realmNumber(file, between[0]), realmNumber(file, between[1])];
    (relations[a] as Relation[])[b] = relation;
    (relations[b] as Relation[])[a] = relation;
  }
  for (const { from, to } of file.passage ?? []) {
    (passage[realmNumber(file, from)] as boolean[])[realmNumber(file, to)] = true;
  }
  return {
    turn: 1,
    phase: 0,
    realms: byNumber(
      file.realms.map((entry) => realmOf(entry, setting.options)),
      size - 1,
    ),
    provinces,
    units,
    commanders,
    nextCommander: commanders.length + 1,
    relations,
    accepts: matrix(true),
    passage,
    knownAlliances: [],
    claims: [],
    outcome: null,
  };
};

const realmOf = ({ number, status, treasury }: ScenarioFile['realms'][number], options: Options): Realm => ({
  number,
  control: 'player',
  status: status ?? options.defaultStatus,
  treasury,
  missedInARow: 0,
  everSubmitted: false,
});

const provinceOf = (file: ScenarioFile, entry: ProvinceEntry, typeOf: ReadonlyMap<string, number>): Province => {
  const owner = realmNumber(file, entry.owner);
  const annexedTo = realmNumber(file, entry.annexedTo);
  const permitted = (file.permissions ?? []).filter(({ province }) => province === entry.number);
  return {
    ...newProvince(entry.number, owner),
    annexedTo,
    productionAreas: entry.productionAreas,
    harbour: entry.harbour,
    fortLevel: entry.fortLevel,
    damage: entry.damage,
    buildList: entry.buildList === null ? [] : typesOf(file.buildLists[entry.buildList] ?? [], typeOf),
    permitted: permitted.map(({ to }) => realmNumber(file, to)).sort((a, b) => a - b),
    mismatchAtTurnStart: owner !== annexedTo,
  };
};

const typesOf = (keys: readonly string[], typeOf: ReadonlyMap<string, number>): readonly number[] =>
  keys.flatMap((key) => typeOf.get(key) ?? []).sort((a, b) => a - b);

/** Garrisons wherever there is a city or a fort, empty ones too (MD-4.5); armies of the independents; fleets; commanders. */
const forces = (
  file: ScenarioFile,
  setting: Setting,
  typeOf: ReadonlyMap<string, number>,
): { readonly units: readonly Unit[]; readonly commanders: readonly Commander[] } => {
  const stacks = (troops: TroopsEntry['troops']): readonly Stack[] =>
    Object.entries(troops)
      .map(([key, count]): Stack => ({ type: typeOf.get(key) ?? 0, rank: 1, count }))
      .sort(byRankAndType);
  const commanders = (file.commanders ?? []).map(({ name, realm, province, ...ratings }, i): Commander => {
    const owner = realmNumber(file, realm);
    return { id: i + 1, name, realm: owner, unit: unitId(owner, 'G', province), ...ratings, improved: [] };
  });
  const garrisons = file.provinces
    .filter(({ city, fortLevel }) => city || fortLevel > 0)
    .map(({ number, owner }): Unit => {
      const id = unitId(realmNumber(file, owner), 'G', number);
      const own = commanders.filter(({ unit }) => unit === id);
      const troops = file.garrisons.find(({ province }) => province === number)?.troops ?? {};
      const garrison = newUnit(id, garrisonName(setting, number), number, null);
      const leader = bestOf(own)?.id ?? null;
      return { ...garrison, stacks: stacks(troops), commanders: own.map((commander) => commander.id), leader };
    });
  const armies = file.armies.map(({ province, troops }): Unit => {
    const id = unitId(IND, 'A', province);
    return { ...newUnit(id, defaultUnitName(setting, id), province, null), stacks: stacks(troops) };
  });
  const fleets = (file.fleets ?? []).map(({ realm, location, troops }, i, all): Unit => {
    const number = all.slice(0, i + 1).filter((fleet) => fleet.realm === realm).length;
    const id = unitId(realmNumber(file, realm), 'F', number);
    return { ...newUnit(id, defaultUnitName(setting, id), location, null), stacks: stacks(troops) };
  });
  return { units: [...garrisons, ...armies, ...fleets].sort((a, b) => a.id - b.id), commanders };
};
