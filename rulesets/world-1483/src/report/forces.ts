import { type ReportLine, said, tableIn } from '@chancery/core';
import { summed, words } from '@chancery/kit';
import { placeName, typeName } from '../names/names.ts';
import { ability } from '../names/reader.ts';
import { isGeneral } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { UNIT_TYPES } from '../words.ts';

const COUNTED = UNIT_TYPES.filter((type) => type !== 'gen');
const COLUMNS = [
  words('place', 'At'),
  ...COUNTED.map((type) => summed(type, typeName(type))),
  words('generals', 'Generals'),
  words('note', 'Note'),
];

/** The reader's units by place (W83-18.10). */
export const forces = (_: readonly unknown[], { setting, view }: GameKnown): readonly ReportLine[] => {
  const { nation } = view;
  if (nation === null) return [];
  // Asked once of each view: all owners are not sorted out for it.
  const own = view.units.filter(({ owner }) => owner === nation);
  const stacks = [...Map.groupBy(own, ({ place }) => place)].toSorted(([a], [b]) => a - b);
  if (stacks.length === 0) return [said('W83-18.10', 'You have no units.')];
  const rows = stacks.map(([place, units]) => ({
    place: placeName(setting, place),
    ...Object.fromEntries(COUNTED.map((type) => [type, countWords(units.filter((unit) => unit.type === type).length)])),
    generals: units.filter(isGeneral).map(generalWords).join(', '),
    note: noteWords(units),
  }));
  return [said('W83-18.10', 'Where your units are.', { table: tableIn(COLUMNS, setting, rows) })];
};

const countWords = (count: number): string => (count === 0 ? '' : `${count}`);

/** `#17, skill 4, The Admiral` */
const generalWords = ({ id, skill, ability: which }: Unit): string =>
  `#${id}, skill ${skill}${which === 0 ? '' : `, ${ability(which)}`}`;

const noteWords = (units: readonly Unit[]): string => {
  const damaged = units.filter((unit) => unit.damaged).length;
  const aboard = units.filter(({ carrier }) => carrier !== null).length;
  return [...(damaged === 0 ? [] : [`${damaged} damaged`]), ...(aboard === 0 ? [] : [`${aboard} aboard`])].join(', ');
};
