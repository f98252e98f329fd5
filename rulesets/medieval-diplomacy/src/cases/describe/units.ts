import { defaultUnitName } from '../../rules/names.ts';
import { newUnit } from '../../rules/new-unit.ts';
import type { Commander, Unit } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import { troopPhrases } from '../words/troop-words.ts';
import { UNIT_FIELDS } from '../words/unit-words.ts';
import { unusual } from './unusual.ts';

/** A unit as a line of phrases; its commanders each in one. */
export const unitPhrases = (unit: Unit, position: MdPosition): string => {
  const { setting, state } = position;
  const usual: Unit = {
    ...newUnit(unit.id, defaultUnitName(setting, unit.id), unit.location, null),
    location: unit.location,
  };
  const options = unusual(UNIT_FIELDS, UNIT_KEYS, [unit, usual], position);
  const troops = troopPhrases(unit.stacks, setting);
  const commanders = state.commanders
    .filter(({ id }) => unit.commanders.includes(id))
    .map((each) => commanderPhrase(each, unit));
  const said = Object.entries(options).map(([name, value]) =>
    value === true ? name : value === false ? `no ${name}` : `${name} ${String(value)}`,
  );
  const name = unit.name === usual.name ? [] : [`name ${unit.name.replaceAll(',', ' ')}`];
  return [
    `at ${setting.places[unit.location]?.name ?? unit.location}`,
    ...troops,
    ...commanders,
    ...said,
    ...name,
  ].join(', ');
};

const UNIT_KEYS = [
  'loadedOn',
  'retreatLevel',
  'follow',
  'defendFort',
  'marines',
  'mpUsed',
  'boardRealm',
  'landed',
  'retreated',
  'unloaded',
  'holds',
  'extraLoads',
  'extraUnloads',
  'retreatsInPhase',
  'freshSoldiers',
  'cameFrom',
] as const;

const commanderPhrase = (commander: Commander, { leader }: Unit): string => {
  const { id, name, infantry, cavalry, siege, naval, improved } = commander;
  const gained = improved.length === 0 ? '' : ` improved ${improved.join('+')}`;
  const leads = leader === id ? '(leader)' : '(not leading)';
  return `commander ${name} id ${id} inf ${infantry} cav ${cavalry} siege ${siege} naval ${naval}${gained} ${leads}`;
};
