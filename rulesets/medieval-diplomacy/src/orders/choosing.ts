import { type Branch, type Choice, DONE, type OrderKind, type Skip } from '@chancery/core';
import { type Desk, deskOf, otherRealms } from '../known/desk.ts';
import { findUnit, troopOf, unitOf } from '../rules/find.ts';
import { placeName, realmCode, realmName } from '../rules/names.ts';
import type { Stack, Unit } from '../state.ts';
import type { Types } from '../types.ts';
import { type UnitId, unitLabel } from '../unit-id.ts';
import type { Location, RealmNumber, TroopType, UnitKind } from '../words.ts';
import type { Order } from './order.ts';
import type { TextType } from './param-types.ts';

/** Parts of the trees of what may be ordered. Null: nothing of the kind. */

type Options<O extends Order> = OrderKind<Types, O>['options'];

/** The options of a ruler's order. */
export const offered =
  <O extends Order>(offer: (desk: Desk) => Choice | null): Options<O> =>
  (known, drafted) => {
    const desk = deskOf(known, drafted);
    return desk && offer(desk);
  };

export const branch = (value: Branch['value'], label: string, then: Choice | null = DONE): Branch | null =>
  then && { value, label, then };

/** One of several; null when there are none. */
export const oneOf = (param: string, branches: readonly (Branch | null)[]): Choice | null => {
  const of = branches.filter((each) => each !== null);
  return of.length > 0 ? { ask: 'one', param, of } : null;
};

/** What a number may have besides its range: what a form begins with, and what it means when it is left out. */
interface NumberWords {
  readonly usual?: number;
  readonly without?: string;
}

/** A whole number, the last thing that is asked; null when the range is empty. */
export const numberOf = (
  param: string,
  from: number,
  to: number,
  { usual, without }: NumberWords = {},
): Choice | null =>
  from > to
    ? null
    : {
        ask: 'number',
        param,
        from,
        to,
        ...(usual === undefined ? {} : { usual }),
        then: DONE,
        ...withoutIt(without),
      };

/** A text, the last thing that is asked; `without` says what it means when it is left out. */
export const text = (
  param: string,
  { from, to, examples }: Omit<TextType, 'kind' | 'name'>,
  without?: string,
): Choice => ({
  ask: 'text',
  param,
  from,
  to,
  ...(examples === undefined ? {} : { examples }),
  then: DONE,
  ...withoutIt(without),
});

const withoutIt = (label: string | undefined): { readonly skip?: Skip } =>
  label === undefined ? {} : { skip: { label, then: DONE } };

/** Labels show number and name wherever a unit is chosen (MD-4.8). */
export const unitShown = ({ id, name }: Pick<Unit, 'id' | 'name'>): string => `${unitLabel(id)} ${name}`;

/** Own units of some kinds as they should be after what is drafted, each with what follows. Label and name (MD-4.8). */
export const eachUnit = (
  desk: Desk,
  kinds: readonly UnitKind[],
  then: (unit: Unit) => Choice | null = () => DONE,
): Choice | null =>
  oneOf(
    'unit',
    unitsOf(desk, kinds).map((unit) => branch(unitLabel(unit.id), unitShown(unit), then(unit))),
  );

/** Own units that can be given orders, as they should be when movement is over. */
export const unitsOf = (desk: Desk, kinds: readonly UnitKind[]): readonly Unit[] =>
  desk
    .forecast()
    .moved.units.filter(({ id, realm, kind }) => realm === desk.realm && kinds.includes(kind) && canBeNamed(desk, id));

/** Whether orders can name a unit: it is there, or they form it. Those that the turn would make by itself they cannot. */
export const canBeNamed = (desk: Desk, id: UnitId): boolean =>
  findUnit(desk.state, id) !== undefined || desk.forecast().formed.has(id);

/** A unit as it should be when troops are put into ranks and disbanded (E9, E10). */
export const atDisbanding = (desk: Desk, id: UnitId): Unit => unitOf(desk.forecast().organised, id);

/** The troop types of some stacks in table order, with their words. */
export const typesIn = (
  { setting }: Desk,
  stacks: readonly Stack[],
): readonly { readonly type: TroopType; readonly key: string; readonly name: string }[] =>
  [...new Set(stacks.map(({ type }) => type))]
    .sort((a, b) => a - b)
    .map((type) => ({ type, key: troopOf(setting, type).key, name: troopOf(setting, type).name }));

/** The other realms that pass, each with what follows. */
export const eachRealm = (
  desk: Desk,
  passes: (realm: RealmNumber) => boolean,
  then: (realm: RealmNumber) => Choice | null = () => DONE,
): Choice | null =>
  oneOf(
    'realm',
    otherRealms(desk)
      .filter(passes)
      .map((realm) => realmBranch(desk, realm, then(realm))),
  );

export const realmBranch = ({ setting }: Desk, realm: RealmNumber, then: Choice | null = DONE): Branch | null =>
  branch(realmCode(setting, realm), realmName(setting, realm), then);

/** Places by number, each with what follows. */
export const eachPlace = (
  desk: Desk,
  param: string,
  places: readonly Location[],
  then: (place: Location) => Choice | null = () => DONE,
): Choice | null =>
  oneOf(
    param,
    places.map((place) => branch(place, placeName(desk.setting, place), then(place))),
  );
