import { exact, saidUnder } from '@chancery/kit';
import { provincesOf } from '../../rules/find.ts';
import { garrisonName } from '../../rules/names.ts';
import { newUnit } from '../../rules/new-unit.ts';
import { isShip } from '../../rules/troops.ts';
import type { Setting, Troop } from '../../setting.ts';
import type { Commander, Province, Unit } from '../../state.ts';
import { unitId } from '../../unit-id.ts';
import { type CommanderSaid, readCommander } from '../words/commander-words.ts';
import type { SaidPosition } from './said-position.ts';
import { commanderFrom, type Forces, withSaidUnits } from './unit-list.ts';

/** All units and commanders; garrisons that must exist and are not spoken of are there, empty (MD-4.5). */
export const forcesOf = (setting: Setting, said: SaidPosition, provinces: readonly (Province | null)[]): Forces => {
  const owners = new Map(provincesOf({ provinces }).map(({ number, owner }) => [number, owner]));
  const kept = (said.ground.state?.units ?? []).filter(
    ({ kind, location, realm }) => kind !== 'G' || owners.get(location) === realm,
  );
  const ids = new Set(kept.map(({ id }) => id));
  const before: Forces = {
    units: kept,
    commanders: (said.ground.state?.commanders ?? []).filter(({ unit }) => ids.has(unit)),
  };
  const forces = withSaidCommanders(said, withSaidUnits(setting, before, said.units));
  const garrisons = missingGarrisons(setting, provinces, forces.units);
  checkPlaces(setting, said, forces.units);
  return { ...forces, units: [...forces.units, ...garrisons].sort((a, b) => a.id - b.id) };
};

const missingGarrisons = (
  setting: Setting,
  provinces: readonly (Province | null)[],
  units: readonly Unit[],
): readonly Unit[] => {
  const there = new Set(units.map(({ id }) => id));
  return provincesOf({ provinces })
    .filter(({ number, fortLevel }) => fortLevel > 0 || setting.places[number]?.cityName != null)
    .map(({ number, owner }) => ({ id: unitId(owner, 'G', number), number }))
    .filter(({ id }) => !there.has(id))
    .map(({ id, number }) => newUnit(id, garrisonName(setting, number), number, null));
};

/** Whether more is said of a commander who was named with his unit. */
const isMeant = (said: Partial<CommanderSaid>, { id, name, unit, realm }: Commander): boolean =>
  (said.unit === undefined || said.unit === unit) &&
  (said.realm === undefined || said.realm === realm) &&
  (said.id === undefined ? said.name?.toLowerCase() === name.toLowerCase() : said.id.holds(id));

/** `commanders:` beside the units: `Bors: in Eng A1, infantry 20`. */
const withSaidCommanders = ({ sections, ground, words }: SaidPosition, forces: Forces): Forces => {
  let { units, commanders } = forces;
  for (const part of saidUnder(sections, 'commanders')) {
    const entries = part.isMapping ? part.entries() : part.items().map((item) => [null, item] as const);
    for (const [name, value] of entries) {
      const said = readCommander(value, ground.lexicon, name);
      const known = commanders.find((each) => isMeant(said, each));
      if (known !== undefined) {
        const more = { ...known, ...commanderFrom({ name: known.name, ...said }, known.id) };
        commanders = commanders.map((each) => (each === known ? more : each));
        if (said.leader === true)
          units = units.map((each) => (each.id === known.unit ? { ...each, leader: known.id } : each));
        continue;
      }
      const unit = units.find(({ id }) => id === said.unit);
      if (unit === undefined) {
        value.fault('it is not said in which unit: in Eng A1');
        continue;
      }
      if (said.realm !== undefined && said.realm !== unit.realm) value.fault('he is in a unit of another realm');
      let id = exact(said.id) ?? 1;
      while (said.id === undefined && commanders.some((each) => each.id === id)) id += 1;
      const commander: Commander = { ...commanderFrom(said, id), realm: unit.realm, unit: unit.id };
      if (commanders.some((each) => each.id === id)) words.fault(`there are two commanders with the id ${id}`);
      commanders = [...commanders, commander].sort((a, b) => a.id - b.id);
      const leads = said.leader ?? unit.leader === null;
      units = units.map((each) =>
        each.id === unit.id
          ? { ...each, commanders: [...each.commanders, id].sort((a, b) => a - b), leader: leads ? id : each.leader }
          : each,
      );
    }
  }
  return { units, commanders };
};

/** Troops and units where they cannot be are faults: the rules never meet them. */
const checkPlaces = (setting: Setting, { units: said }: SaidPosition, units: readonly Unit[]): void => {
  for (const { realm, kind, number, words } of said) {
    const unit = number === null ? undefined : units.find(({ id }) => id === unitId(realm, kind, number));
    const place = unit && setting.places[unit.location];
    if (!unit || !place) continue;
    const ships = unit.stacks.filter(({ type }) => isShip(setting.troops[type] as Troop)).length;
    if (kind === 'A' && ships > 0) words.fault('an army holds no ships (MD-4.19)');
    if (kind === 'F' && ships < unit.stacks.length)
      words.fault('a fleet holds no soldiers: they are an army on it (MD-4.19)');
    if (kind === 'A' && place.kind === 'sea' && unit.loadedOn === null)
      words.fault(`an army in ${place.name} is aboard a fleet: on F1`);
  }
};
