import {
  type CaseContext,
  type CaseFault,
  err,
  faultsAgainst,
  fold,
  membersOf,
  ok,
  type Result,
  Words,
} from '@chancery/core';
import { type CaseTable, readFacts, readRows, type StatedRow } from '@chancery/kit';
import { troopFaults } from '../data/troop-faults.ts';
import { changedTroops } from '../data/troop-table.ts';
import { provincesOf } from '../rules/find.ts';
import { garrisonName } from '../rules/names.ts';
import { newProvince } from '../rules/new-province.ts';
import { newUnit } from '../rules/new-unit.ts';
import { isShip } from '../rules/troops.ts';
import { OPTIONS_SCHEMA } from '../scenario/options.ts';
import { squareBoard } from '../scenario/square-board.ts';
import type { PlaceInfo, Setting, Troop } from '../setting.ts';
import type { Commander, Province, Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { kindOf, realmOf, unitId } from '../unit-id.ts';
import { IND, type RealmNumber } from '../words.ts';
import { barePosition, isScenario, newPlace, scenarioPosition, textOf } from './ground.ts';
import { troopNamed } from './names.ts';
import { SORTS } from './sorts.ts';
import { BASES, HOME, type SaidProvince, type SaidUnit, TABLES, TROOP_FACTS } from './tables.ts';

/** The parts of a position: the map, and the tables. */
const PARTS = Object.fromEntries(['map', 'seas', ...Object.keys(TABLES)].map((name) => [name, []]));

/** What a case says, part by part. */
interface Said {
  part(name: string): Words;
  rows: ReadRows;
  /** Rows that are read again later, when all is known that they follow from, and their faults found then. */
  unread: ReadRows;
}

type ReadRows = <Row extends object>(
  name: string,
  table: CaseTable<MdPosition, Row>,
  position: MdPosition,
) => readonly StatedRow<Row>[];

/** The position that a case states; what is not said is as docs/cases/medieval-diplomacy.md tells. */
export const readPosition = async (
  words: Words,
  context: CaseContext,
): Promise<Result<MdPosition, readonly CaseFault[]>> => {
  const parts = membersOf(words, PARTS, 'a position');
  const part = (name: string): Words => parts.get(name) ?? words.as(null);
  const said: Said = {
    part,
    rows: (name, table, position) => readRows(table, part(name), { sorts: SORTS, position }),
    unread: (name, table, position) =>
      readRows(table, new Words(part(name).value, name, []), { sorts: SORTS, position }),
  };
  const start = part('base').isNothing ? 'homes' : (part('base').text('a base') ?? '');
  if (!BASES.includes(start)) part('base').unknown('base', start, BASES);
  const naming = { map: part('map'), seas: part('seas'), provinces: part('provinces'), realms: part('realms') };
  const ground = isScenario(start)
    ? await scenarioPosition(start)
    : await barePosition({ ...naming, text: textOf(words, context) });
  if (words.faults.length > 0) return err(words.faults);
  const settled = withProvinces(said, withTroops(said, withOptions(said, ground)), start === 'homes');
  const position = withForces(said, withRelations(said, withGame(said, settled)));
  return words.faults.length > 0 ? err(words.faults) : ok(position);
};

const withOptions = ({ rows, part }: Said, { setting, state }: MdPosition): MdPosition => {
  const [stated] = rows('options', TABLES.options, { setting, state });
  const options = stated?.row ?? setting.options;
  for (const fault of faultsAgainst(OPTIONS_SCHEMA, options, 'options')) part('options').fault(fault);
  const realms = state.realms.map((realm) => realm && { ...realm, status: options.defaultStatus });
  return { setting: { ...setting, options }, state: stated?.told.has('defaultStatus') ? { ...state, realms } : state };
};

/** The troop table with the changes and additions of a case (MD-13.12): `peasant: { like: men_at_arms, combat: 40 }`. */
const withTroops = ({ part }: Said, { setting, state }: MdPosition): MdPosition => {
  let { troops } = setting;
  const shapes = { ...TROOP_FACTS, like: 'text' };
  for (const [name, words] of part('troops').entries('troops by name')) {
    const known = troops[troopNamed({ troops }, name) ?? -1];
    const { like } = (words.isMapping ? words.value : {}) as { readonly like?: unknown };
    const model = troops[troopNamed({ troops }, String(like ?? known?.key ?? 'men_at_arms')) ?? -1];
    if (model === undefined)
      words.unknown(
        'troop',
        String(like),
        troops.map(({ key }) => key),
      );
    const before = { ...(model ?? (troops[0] as Troop)), name: known?.name ?? name, like };
    const position = { setting, state };
    const { like: _, ...troop } = readFacts(words, { what: 'troop', shapes, before }, { sorts: SORTS, position });
    troops = changedTroops(troops, [{ ...troop, key: known?.key ?? fold(name).replaceAll(' ', '_') }]);
  }
  for (const { troop, field, value } of troopFaults(troops))
    part('troops').fault(`${troop} cannot have ${field} ${String(value)} (MD-13.18)`);
  return { setting: { ...setting, troops }, state };
};

/** Provinces and realms; what is fixed about them goes into the setting. */
const withProvinces = ({ rows, unread }: Said, { setting, state }: MdPosition, withHomes: boolean): MdPosition => {
  const places = [...setting.places];
  const provinces = [...state.provinces];
  const stated = rows('provinces', TABLES.provinces, { setting, state });
  const garrisons = unread('units', TABLES.units, { setting, state }).filter(({ row }) => kindOf(row.id) === 'G');
  for (const about of stated) {
    provinces[about.row.number] = provinceFrom(about);
    places[about.row.number] = placeFrom(places[about.row.number] as PlaceInfo, about);
  }
  for (const { row } of garrisons) {
    const [number, province] = [row.location ?? 0, provinces[row.location ?? 0]];
    const told = stated.find(({ id }) => id === number)?.told;
    if (!province) continue;
    if (province.owner === IND && row.realm !== IND && !told?.has('owner'))
      provinces[number] = { ...province, ...ownedBy(province, row.realm) };
    const info = places[number] as PlaceInfo;
    if (province.fortLevel === 0 && !told?.has('city'))
      places[number] = { ...info, cityName: info.cityName ?? info.name };
  }
  const said = rows('realms', TABLES.realms, { setting, state });
  const realms = state.realms.map((realm) => {
    const {
      name: _,
      group: __,
      culture: ___,
      capital: ____,
      ...row
    } = said.find(({ id }) => id === realm?.number)?.row ?? {};
    return realm && { ...realm, ...row };
  });
  if (withHomes)
    for (const info of setting.realms) {
      const owned = provinces.filter((province) => province?.owner === info?.number).length;
      if (
        info === null ||
        owned > 1 ||
        places.some((place) => place?.name === `${HOME}${info.code}`) ||
        realms[info.number]?.control === 'defeated'
      )
        continue;
      const owner = info.number;
      provinces[places.length] = {
        ...newProvince(places.length, IND),
        owner,
        ownedBy: [owner],
        ownerAtTurnStart: owner,
      };
      places.push(newPlace(places.length, `${HOME}${info.code}`, 'province'));
    }
  const infos = setting.realms.map((info) => {
    const about = said.find(({ id }) => id === info?.number);
    const own = provincesOf({ provinces }).filter(({ owner }) => owner === info?.number);
    const capital = own.find(({ number }) => stated.some(({ id, row }) => id === number && row.capital === true));
    const city = own.find(({ number }) => places[number]?.cityName != null);
    const { name, group, culture } = about?.row ?? info ?? {};
    const known = (about?.told.has('capital') ? about.row.capital : null) ?? capital?.number;
    return (
      info &&
      ({
        ...info,
        name,
        group,
        culture,
        capital: known ?? (info.capital || (city ?? own[0])?.number || 0),
      } as typeof info)
    );
  });
  const drawn = setting.scenario === 'case' && setting.title === 'A case';
  const world = drawn ? squareBoard(places, setting.world.borders) : setting.world;
  const inOrder = places.map((_, number) => provinces[number] ?? null);
  return { setting: { ...setting, places, realms: infos, world }, state: { ...state, realms, provinces: inOrder } };
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
  const { baseRevenue: _, productionSlots: __, cityName: ___, city: ____, capital: _____, ...province } = row;
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

const withGame = ({ rows }: Said, { setting, state }: MdPosition): MdPosition => {
  const [game] = rows('game', TABLES.game, { setting, state });
  const { turn, phase, nextCommander, outcome } = game?.row ?? state;
  const begun = { ...state, turn, phase, nextCommander, outcome };
  const claims = rows('claims', TABLES.claims, { setting, state: begun }).map(({ row }) => row);
  return { setting, state: { ...begun, claims: claims.length > 0 ? claims : state.claims } };
};

const withRelations = ({ rows }: Said, { setting, state }: MdPosition): MdPosition => {
  const copied = <Cell>(table: readonly (readonly Cell[])[]): Cell[][] => table.map((row) => [...row]);
  const [relations, passage, accepts] = [copied(state.relations), copied(state.passage), copied(state.accepts)];
  const put = <Cell>(table: Cell[][], [a, b]: readonly [number, number], cell: Cell): void => {
    const row = table[a];
    if (row) row[b] = cell;
  };
  const known = [...state.knownAlliances];
  for (const { id, row, told } of rows('relations', TABLES.relations, { setting, state })) {
    const pair = id as readonly [RealmNumber, RealmNumber];
    const [a, b] = pair;
    if (told.has('relation')) for (const both of [pair, [b, a] as const]) put(relations, both, row.relation);
    if (told.has('passage')) put(passage, pair, row.passage);
    if (told.has('gifts')) put(accepts, pair, row.gifts);
    const isNew = !known.some((each) => each.includes(a) && each.includes(b));
    if (told.has('public') && row.public && isNew) known.push([Math.min(a, b), Math.max(a, b)]);
  }
  return { setting, state: { ...state, relations, passage, accepts, knownAlliances: known } };
};

/** Units and commanders; garrisons that must exist and are not spoken of are there, empty (MD-4.5). */
const withForces = (said: Said, { setting, state }: MdPosition): MdPosition => {
  const stated = said.rows('units', TABLES.units, { setting, state });
  for (const { row, words } of stated.filter(({ row: { kind } }) => kind === 'G')) {
    const province = state.provinces[row.location ?? 0];
    if (province?.owner !== row.realm) words.fault('a garrison belongs to the owner of its province (MD-4.5)');
    else if (province.fortLevel === 0 && setting.places[province.number]?.cityName == null)
      words.fault('a garrison needs a city or a fortification (MD-4.5)');
  }
  const kept = state.units.filter(
    ({ id, kind, location, realm }) =>
      !stated.some((each) => each.id === id) && (kind !== 'G' || state.provinces[location]?.owner === realm),
  );
  const units = [...kept, ...stated.map((each) => unitFrom(each, stated, setting))];
  const missing = provincesOf(state)
    .filter(({ number, fortLevel }) => fortLevel > 0 || setting.places[number]?.cityName != null)
    .map(({ number, owner }) => newUnit(unitId(owner, 'G', number), garrisonName(setting, number), number, null))
    .filter(({ id }) => !units.some((unit) => unit.id === id));
  const all = [...units, ...missing].sort((a, b) => a.id - b.id);
  const commanders = commandersIn(said, { setting, state: { ...state, units: all } });
  const led = all.map((unit) =>
    ledUnit(
      unit,
      commanders,
      stated.find(({ id }) => id === unit.id),
    ),
  );
  const highest = commanders.reduce((most, { id }) => Math.max(most, id), 0);
  const nextCommander = state.nextCommander || highest + 1;
  return { setting, state: { ...state, units: led, commanders, nextCommander } };
};

/** A unit as it is stated; a loaded army is where its fleet is. Where it cannot be is a fault: the rules never meet it. */
const unitFrom = (
  { row, words }: StatedRow<SaidUnit>,
  stated: readonly StatedRow<SaidUnit>[],
  { troops, places }: Setting,
): Unit => {
  const fleet = stated.find(({ id }) => id === row.loadedOn);
  if (row.loadedOn !== null && fleet === undefined) words.fault('the fleet that it is on is not there');
  const location = fleet?.row.location ?? row.location ?? 0;
  if (location === 0) words.fault('it is not said where it is: at: Kent');
  const ships = row.stacks.filter(({ type }) => isShip(troops[type] as Troop)).length;
  if (row.kind === 'A' && ships > 0) words.fault('an army holds no ships (MD-4.19)');
  if (row.kind === 'F' && ships < row.stacks.length)
    words.fault('a fleet holds no soldiers: they are an army on it (MD-4.19)');
  if (row.kind === 'A' && places[location]?.kind === 'sea' && row.loadedOn === null)
    words.fault(`an army in ${places[location]?.name} is on a fleet: on: Eng F1`);
  return { ...row, location, leader: null };
};

/** Ids count up from 1 in the order in which commanders are written, but for those whose ids are said. */
const commandersIn = ({ rows }: Said, position: MdPosition): readonly Commander[] => {
  const { units, commanders: before } = position.state;
  const stated = rows('commanders', TABLES.commanders, position);
  const taken = new Set([...before.map(({ id }) => id), ...stated.flatMap(({ row }) => row.id ?? [])]);
  const commanders = stated.map(({ row, words }): Commander => {
    let id = row.id ?? 1;
    while (row.id === undefined && taken.has(id)) id += 1;
    taken.add(id);
    if (!units.some((unit) => unit.id === row.unit)) words.fault('the unit in which it should be is not there');
    return { ...row, id, realm: realmOf(row.unit) };
  });
  const others = before.filter(
    ({ name, unit }) => !stated.some(({ id }) => id === name) && units.some(({ id }) => id === unit),
  );
  return [...others, ...commanders].sort((a, b) => a.id - b.id);
};

/** The first commander of a unit leads it, unless the case says who. */
const ledUnit = (unit: Unit, commanders: readonly Commander[], stated: StatedRow<SaidUnit> | undefined): Unit => {
  const own = commanders.filter(({ unit: id }) => id === unit.id);
  const said = stated?.told.has('leader') ? stated.row.leader : undefined;
  const leader = said === undefined ? own[0] : own.find(({ name }) => name === said);
  if (said != null && leader === undefined) stated?.words.fault(`it has no commander ${said} to lead it`);
  return { ...unit, commanders: own.map(({ id }) => id), leader: leader?.id ?? null };
};
