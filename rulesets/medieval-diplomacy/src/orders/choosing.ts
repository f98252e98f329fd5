import { type Branch, type Choice, DONE, type OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { type Desk, deskOf, otherRealms } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { findUnit, getTroop, getUnit } from '../rules/find.ts';
import { placeName, realmCode, realmName } from '../rules/names.ts';
import type { Stack, Unit } from '../state.ts';
import type { Types } from '../types.ts';
import { type UnitId, unitLabel } from '../unit-id.ts';
import type { Location, RealmNumber, TroopType, UnitKind } from '../words.ts';

type Options<O extends Order> = OrderKind<Types, O>['options'];

/** The options of a ruler's order. */
export const offered =
  <O extends Order>(offer: (desk: Desk) => Choice | null): Options<O> =>
  (known, drafted) => {
    const desk = deskOf(known, drafted);
    return desk && offer(desk);
  };

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
    .movement()
    .moved.units.filter(({ id, realm, kind }) => realm === desk.realm && kinds.includes(kind) && canBeNamed(desk, id));

/** Whether orders can name a unit: it is there, or they form it. Those that the turn would make by itself they cannot. */
export const canBeNamed = (desk: Desk, id: UnitId): boolean =>
  findUnit(desk.state, id) !== undefined || desk.formed().has(id);

/** A unit as it should be when troops are put into ranks and disbanded (E9, E10). */
export const atDisbanding = (desk: Desk, id: UnitId): Unit => getUnit(desk.movement().organised, id);

/** The troop types of some stacks in table order, with their words. */
export const typesIn = (
  { setting }: Desk,
  stacks: readonly Stack[],
): readonly { readonly type: TroopType; readonly key: string; readonly name: string }[] =>
  [...new Set(stacks.map(({ type }) => type))]
    .sort((a, b) => a - b)
    .map((type) => ({ type, key: getTroop(setting, type).key, name: getTroop(setting, type).name }));

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
