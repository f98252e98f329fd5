import { type Named, onceFor, type ParamType } from '@chancery/core';
import { KIND_NAMES, placeName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import type { MdKnown, Types } from '../types.ts';
import { kindOf, numberOf, readUnitLabel, realmOf, type UnitId, unitLabel } from '../unit-id.ts';
import type { UnitKind } from '../words.ts';

/**
 * Arguments that name a unit or a commander of the realm that orders. Units go by label or name; the label of a unit
 * that does not stand on the map yet is understood too, since the same orders may form it (MD-15.49).
 */

type Type = ParamType<Types>;

const label = (kinds: readonly UnitKind[]): RegExp => new RegExp(`^[${kinds.join('')}]0*[1-9][0-9]{0,3}$`, 'i');

/** A unit also goes by its kind in full or by a letter apart: `army 7`, `A 7`; a garrison by its province too: `G Kent`. */
const spelledOut = (setting: Setting, id: UnitId): readonly string[] => {
  const kind = kindOf(id);
  const called = kind === 'G' ? [numberOf(id), placeName(setting, numberOf(id))] : [numberOf(id)];
  return called.flatMap((name) => [`${kind} ${name}`, `${KIND_NAMES[kind]} ${name}`]);
};

/** `a07` → `A7`. The realm does not show in a label. */
const properLabel = (words: string): string => {
  const id = readUnitLabel(1, words);
  return id === null ? words : unitLabel(id);
};

/** Own units with all their names: every order asks for those of some kinds. */
const namedUnits = onceFor(({ setting, view }: MdKnown) =>
  view.units
    .filter(({ id }) => realmOf(id) === view.realm)
    .map(({ id, name }): { readonly kind: UnitKind; readonly named: Named } => {
      const value = unitLabel(id);
      return { kind: kindOf(id), named: { value, names: [value, name, ...spelledOut(setting, id)] } };
    }),
);

const ownUnit = (...kinds: readonly UnitKind[]): Type => ({
  kind: 'named',
  name: kinds.map((kind) => KIND_NAMES[kind]).join('-or-'),
  value: 'string',
  fixed: false,
  of: (known: MdKnown): readonly Named[] =>
    namedUnits(known).flatMap(({ kind, named }) => (kinds.includes(kind) ? named : [])),
  pattern: { test: label(['A', 'F', 'G']), value: properLabel },
});

export const ANY_UNIT = ownUnit('A', 'F', 'G');
export const ARMY = ownUnit('A');
export const FLEET = ownUnit('F');
export const GARRISON = ownUnit('G');
export const ARMY_OR_FLEET = ownUnit('A', 'F');
export const ARMY_OR_GARRISON = ownUnit('A', 'G');
export const FLEET_OR_GARRISON = ownUnit('F', 'G');

/** The unit that another one follows; null for nobody. */
export const FOLLOWED: Type = { ...ownUnit('A', 'F'), nullable: true } as Type;

/** A commander of one's own, by name when no other bears it, or by number (MD-10.18). */
export const COMMANDER_ID: Type = {
  kind: 'named',
  name: 'commander',
  value: 'integer',
  fixed: false,
  of: ({ view }: MdKnown): readonly Named[] => {
    const own = view.commanders.filter(({ realm }) => realm === view.realm);
    return own.map(({ id, name }) => {
      const alone = own.every((other) => other.id === id || other.name.toLowerCase() !== name.toLowerCase());
      return { value: id, names: alone ? [name, `${id}`] : [`${id}`, name] };
    });
  },
};
