import type { Named, ParamType } from '@chancery/core';
import { MOST_OF_ANYTHING, namedTypes, numberType, textType } from '@chancery/kit';
import { UNIT_NAMES } from '../desk/history.ts';
import { realmAdjective } from '../rules/names.ts';
import { MOST_UNITS } from '../rules/numbers.ts';
import type { Setting } from '../setting.ts';
import type { Types } from '../types.ts';
import { CONTROLS, STATUSES, STRUCTURES, type Structure } from '../words.ts';
import { namesOfTroop } from './troop-names.ts';

/** The kinds of arguments that the setting alone decides: realms, places, troops and plain numbers. */

type Type = ParamType<Types>;

const { fixed, words } = namedTypes<Types>();

const realmsOf = (setting: Setting): readonly Named[] =>
  setting.realms.flatMap((realm) =>
    realm ? [{ value: realm.code, names: [realm.code, realm.name, realmAdjective(setting, realm.number)] }] : [],
  );

/**
 * A realm by code, by name, or by the short name that reports use: Fra, Kingdom of France, France. IND names the
 * independents, also where nothing can be done with them, so that the answer is that and not "unknown".
 */
export const REALM = fixed('realm', 'string', (setting) => [
  ...realmsOf(setting),
  { value: 'IND', names: ['IND', 'independents', 'the independents'] },
]);

const placesOf = ({ places }: Setting, kinds: readonly ('province' | 'sea')[]): readonly Named[] => {
  const times = new Map<string, number>();
  for (const place of places) if (place) times.set(place.name, (times.get(place.name) ?? 0) + 1);
  return places.flatMap((place) => {
    if (!place || !kinds.includes(place.kind)) return [];
    const number = `${place.number}`;
    return [{ value: place.number, names: times.get(place.name) === 1 ? [place.name, number] : [number, place.name] }];
  });
};

/** Any location, by number or by its name when no other has it (MD-15.3). */
export const LOCATION = fixed('location', 'integer', (setting) => placesOf(setting, ['province', 'sea']));
export const PROVINCE = fixed('province', 'integer', (setting) => placesOf(setting, ['province']));

/** A troop type by name or key, one or many. */
export const TROOP = fixed('troop', 'string', ({ troops }) =>
  troops.map((troop) => ({ value: troop.key, names: namesOfTroop(troop) })),
);

const ALSO: { readonly [structure in Structure]?: readonly string[] } = {
  fort: ['fortification', 'walls'],
  harbour: ['harbor'],
};
export const STRUCTURE = words('structure', STRUCTURES, (word) => [word, ...(ALSO[word] ?? [])]);
export const STATUS = words('status', STATUSES);
/** Who may be given a realm: a player or the computer. */
export const CONTROL = words(
  'control',
  CONTROLS.filter((control) => control !== 'defeated'),
);

/** The number of a unit to be formed, with its letter or without: `A12`, `12` (MD-4.13). */
const unitNumber = (name: string, letter: 'A' | 'F'): Type =>
  fixed(name, 'integer', () =>
    Array.from({ length: MOST_UNITS }, (_, i) => ({ value: i + 1, names: [`${letter}${i + 1}`, `${i + 1}`] })),
  );
export const ARMY_NUMBER = unitNumber('army-number', 'A');
export const FLEET_NUMBER = unitNumber('fleet-number', 'F');

export const COUNT = numberType('count', 1, MOST_OF_ANYTHING);
/** Whole gold. */
export const GOLD_AMOUNT = numberType('gold', 1, MOST_OF_ANYTHING);
export const RANK_NUMBER = numberType('rank', 1, 5);
export const RETREAT_LEVEL = numberType('retreat-level', 1, 5);
/** How many stand in each of the five ranks. */
export const RANKS: Type = { kind: 'numbers', name: 'ranks', count: 5, from: 0, to: MOST_OF_ANYTHING };

/** MD-4.39 */
export const UNIT_NAME = textType('name', 1, 40, UNIT_NAMES);
/** MD-3.26 */
export const MESSAGE = textType('message', 0, 1000);
/** MD-3.30 */
export const PROCLAMATION = textType('proclamation', 20, 4000);
