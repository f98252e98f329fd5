import type { StatedRow } from '@chancery/kit';
import { provincesOf } from '../rules/find.ts';
import { garrisonName } from '../rules/names.ts';
import { newUnit } from '../rules/new-unit.ts';
import { isShip } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import type { Commander, Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { realmOf, unitId } from '../unit-id.ts';
import type { Said } from './said.ts';
import { type SaidUnit, TABLES } from './tables.ts';

/** Units and commanders; garrisons that must exist and are not spoken of are there, empty (MD-4.5). */
export const withForces = (said: Said, { setting, state }: MdPosition): MdPosition => {
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
