import type { Choice } from '@chancery/core';
import { branch, numberOf, oneOf, upTo } from '@chancery/kit';
import type { Desk } from '../../known/desk.ts';
import type { BuildShips, Recruit } from '../../order.ts';
import { findProvince, getTroop } from '../../rules/find.ts';
import { maxRevenue, placeOf } from '../../rules/places.ts';
import { isShip } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import { readUnitLabel } from '../../unit-id.ts';
import type { Judgement } from '../judging.ts';
import { isLastOfItsLike } from './last-of-its-like.ts';

/** What RECRUIT and BUILD SHIPS share. A city, its build list and its harbour cannot be better at F4 than they are now. */

export const recruitingFaults = (desk: Desk, { verb, args }: Recruit | BuildShips, { location }: Unit): Judgement => {
  const type = troopTypeOf(desk.setting, args.type);
  if (type === null) return [{ code: 'unknown-troop', type: args.type }];
  const ship = isShip(getTroop(desk.setting, type));
  const province = findProvince(desk.state, location);
  if (verb === 'RECRUIT' && ship) return [{ code: 'not-a-soldier', type }];
  if (verb === 'BUILD_SHIPS' && !ship) return [{ code: 'not-a-ship', type }];
  if (placeOf(desk.setting, location).cityName === null) return [{ code: 'no-city', province: location }];
  return [
    province?.buildList.includes(type) ? null : { code: 'not-on-build-list', type, province: location },
    ship && province?.harbour !== true ? { code: 'no-harbour', province: location } : null,
  ];
};

/** Soldiers and ships that a garrison may still order when the first `index` orders of the list have theirs (MD-12.22). */
export const stillAllowed = (desk: Desk, garrison: Unit, index: number): number => {
  const ordered = desk.orders.slice(0, index).reduce((sum, order) => {
    if (order.verb !== 'RECRUIT' && order.verb !== 'BUILD_SHIPS') return sum;
    return readUnitLabel(desk.realm, order.unit) === garrison.id ? sum + order.args.count : sum;
  }, 0);
  return Math.max(0, maxRevenue(placeOf(desk.setting, garrison.location)) - ordered);
};

/** More than the city can raise or the realm can pay: the number is reduced (MD-15.40). */
export const reducedWarnings = (
  desk: Desk,
  { args }: Recruit | BuildShips,
  garrison: Unit,
  index: number,
): Judgement => {
  const wanted = args.count;
  const limit = stillAllowed(desk, garrison, index);
  if (0 < limit && limit < wanted) return [{ code: 'build-limit', wanted, limit }];
  if (!isLastOfItsLike(desk, index)) return [];
  const type = troopTypeOf(desk.setting, args.type);
  const reduced = desk
    .forecast()
    .events.find(
      (event) =>
        event.kind === 'recruited' &&
        event.unit === garrison.id &&
        event.type === type &&
        event.wanted === wanted &&
        event.short === 'gold',
    );
  return reduced?.kind === 'recruited' ? [{ code: 'fewer-built', wanted, built: reduced.count, short: 'gold' }] : [];
};

/** The types of the city's list that pass, each up to the limit that is left. */
export const recruitingOptions = (desk: Desk, garrison: Unit, ships: boolean): Choice | null => {
  const { location } = garrison;
  const province = findProvince(desk.state, location);
  const left = stillAllowed(desk, garrison, desk.orders.length);
  if (placeOf(desk.setting, location).cityName === null || (ships && province?.harbour !== true)) return null;
  const types = (province?.buildList ?? []).map((type) => getTroop(desk.setting, type));
  return oneOf(
    'type',
    types
      .filter((troop) => isShip(troop) === ships)
      .map(({ key, name }) => branch(key, name, numberOf('count', upTo(left)))),
  );
};
