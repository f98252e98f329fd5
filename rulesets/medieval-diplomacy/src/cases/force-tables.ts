import { type CaseTable, many, NUMBER, type StatedRow, without, YES_NO } from '@chancery/kit';
import { provincesOf } from '../rules/find.ts';
import { loadOf } from '../rules/loading.ts';
import { movePointsLeft } from '../rules/move-points.ts';
import { defaultUnitName, garrisonName } from '../rules/names.ts';
import { newUnit } from '../rules/new-unit.ts';
import { isShip, storageOf, totalCombat, troopsIn, weightOf } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import { COMMANDER_ID } from '../sorts.ts';
import { COMMANDER, type Commander, type Stack, UNIT_STATE, type Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { kindOf, numberOf, realmOf, type UnitId, unitId } from '../unit-id.ts';
import { EXHAUSTED, IND } from '../words.ts';

/** Units and their commanders. */

/** A leader is stated by name, before it is known who commands. */
type SaidUnit = Omit<Unit, 'leader'> & { readonly leader: number | string | null };

export const units: CaseTable<MdPosition, SaidUnit> = {
  what: 'unit',
  by: 'unit',
  key: 'id',
  names: {
    location: 'at',
    loadedOn: 'on',
    stacks: 'troops',
    retreatLevel: 'retreat',
    defendFort: 'defends',
    boardRealm: 'boards',
  },
  facts: without(UNIT_STATE, 'id', 'kind', 'realm', 'number', 'commanders'),
  unsaid: { name: ({ id, name }, _, { setting }) => name || defaultUnitName(setting, id) },
  follows: {
    commanders: [many(COMMANDER_ID), ({ commanders }) => commanders],
    exhausted: [YES_NO, ({ mpUsed }) => mpUsed >= EXHAUSTED],
    'mp left': [NUMBER, (unit, { setting }) => movePointsLeft(setting, unit as Unit)],
    'total combat': [NUMBER, (unit, { setting }) => totalCombat(setting, unit as Unit)],
    size: [NUMBER, ({ stacks }) => troopsIn(stacks)],
    weight: [NUMBER, ({ stacks }, { setting }) => weightOf(setting, stacks)],
    storage: [NUMBER, ({ stacks }, { setting }) => storageOf(setting, stacks)],
    load: [NUMBER, (unit, { setting, state }) => loadOf(setting, state, unit as Unit)],
  },
  rows: ({ state }) => state.units,
  /** Its first commander leads it. */
  blank: ({ setting, state }, id: UnitId) => {
    const leader = state.units.find((each) => each.id === id)?.commanders[0] ?? null;
    const byPlace = kindOf(id) === 'G' || (kindOf(id) === 'A' && realmOf(id) === IND);
    const at = byPlace && setting.places[numberOf(id)]?.kind === 'province' ? numberOf(id) : 0;
    return { ...newUnit(id, defaultUnitName(setting, id), at, null), leader };
  },
  put: ({ setting, state }, stated) => {
    for (const row of stated) checkGarrison(row, { setting, state });
    const kept = state.units.filter(
      ({ id, kind, location, realm }) =>
        !stated.some((each) => each.id === id) && (kind !== 'G' || state.provinces[location]?.owner === realm),
    );
    const all = [...kept, ...stated.map((each) => unitFrom(each, stated, setting))];
    return { setting, state: { ...state, units: withGarrisons(all, { setting, state }) } };
  },
};

const checkGarrison = ({ row, words }: StatedRow<SaidUnit>, { setting, state }: MdPosition): void => {
  const province = row.kind === 'G' ? state.provinces[row.location] : null;
  if (row.kind === 'G' && province?.owner !== row.realm)
    words.fault('a garrison belongs to the owner of its province (MD-4.5)');
  else if (province?.fortLevel === 0 && setting.places[province.number]?.cityName == null)
    words.fault('a garrison needs a city or a fortification (MD-4.5)');
};

/** Garrisons that must exist and are not spoken of are there, empty (MD-4.5). */
const withGarrisons = (units: readonly Unit[], { setting, state }: MdPosition): readonly Unit[] => {
  const missing = provincesOf(state)
    .filter(({ number, fortLevel }) => fortLevel > 0 || setting.places[number]?.cityName != null)
    .map(({ number, owner }) => newUnit(unitId(owner, 'G', number), garrisonName(setting, number), number, null))
    .filter(({ id }) => !units.some((unit) => unit.id === id));
  return [...units, ...missing].sort((a, b) => a.id - b.id);
};

/** A unit as it is stated; a loaded army is where its fleet is. Where it cannot be is a fault: the rules never meet it. */
const unitFrom = (
  { row, words }: StatedRow<SaidUnit>,
  stated: readonly StatedRow<SaidUnit>[],
  { troops, places }: Setting,
): Unit => {
  const fleet = stated.find(({ id }) => id === row.loadedOn);
  if (row.loadedOn !== null && fleet === undefined) words.fault('the fleet that it is on is not there');
  const location = fleet?.row.location ?? row.location;
  if (location === 0) words.fault('it is not said where it is: at: Kent');
  const isOfShips = ({ type }: Stack): boolean => isShip(troops[type] as Troop);
  if (row.kind === 'A' && row.stacks.some(isOfShips)) words.fault('an army holds no ships (MD-4.19)');
  if (row.kind === 'F' && !row.stacks.every(isOfShips))
    words.fault('a fleet holds no soldiers: they are an army on it (MD-4.19)');
  if (row.kind === 'A' && places[location]?.kind === 'sea' && row.loadedOn === null)
    words.fault(`an army in ${places[location]?.name} is on a fleet: on: Eng F1`);
  return { ...row, location, leader: null };
};

export const commanders: CaseTable<MdPosition, Commander> = {
  what: 'commander',
  by: 'name',
  key: 'name',
  needs: ['unit'],
  names: { unit: 'in' },
  facts: without(COMMANDER, 'name'),
  follows: {
    leader: [YES_NO, ({ id, unit }, { state }) => state.units.find((each) => each.id === unit)?.leader === id],
  },
  rows: ({ state }) => state.commanders,
  blank: (_, name: string) => ({ name, infantry: 0, cavalry: 0, siege: 0, naval: 0, improved: [] }),
  /** A commander who is not spoken of goes with the unit; the first of a unit leads it, unless the case says who. */
  put: ({ setting, state }, stated, said) => {
    const others = state.commanders.filter(
      ({ name, unit }) => !stated.some(({ id }) => id === name) && state.units.some(({ id }) => id === unit),
    );
    const all = [...others, ...withIds(stated, state.commanders)].sort((a, b) => a.id - b.id);
    for (const { row, words } of stated)
      if (!state.units.some(({ id }) => id === row.unit)) words.fault('the unit in which it should be is not there');
    const saidUnits = said('units') as readonly StatedRow<SaidUnit>[];
    const led = state.units.map((unit) =>
      ledUnit(
        unit,
        all,
        saidUnits.find(({ id }) => id === unit.id),
      ),
    );
    const nextCommander = state.nextCommander || (all.at(-1)?.id ?? 0) + 1;
    return { setting, state: { ...state, units: led, commanders: all, nextCommander } };
  },
};

/** Ids count up from 1 in the order in which commanders are written, but for those whose ids are said. */
const withIds = (stated: readonly StatedRow<Commander>[], before: readonly Commander[]): readonly Commander[] => {
  const taken = new Set([...before.map(({ id }) => id), ...stated.flatMap(({ row }) => row.id ?? [])]);
  return stated.map(({ row }) => {
    let id = row.id ?? 1;
    while (row.id === undefined && taken.has(id)) id += 1;
    taken.add(id);
    return { ...row, id, realm: realmOf(row.unit) };
  });
};

const ledUnit = (unit: Unit, commanders: readonly Commander[], stated: StatedRow<SaidUnit> | undefined): Unit => {
  const own = commanders.filter(({ unit: id }) => id === unit.id);
  const said = stated?.told.has('leader') ? stated.row.leader : undefined;
  const leader = said === undefined ? own[0] : own.find(({ name }) => name === said);
  if (said != null && leader === undefined) stated?.words.fault(`it has no commander ${said} to lead it`);
  return { ...unit, commanders: own.map(({ id }) => id), leader: leader?.id ?? null };
};
