import type { Draft } from '@chancery/core';
import type { Order } from '../order.ts';
import { realmByCode } from '../phases/steps.ts';
import type { State, Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { kindOf, readUnitLabel, realmOf, type UnitId } from '../unit-id.ts';
import type { UnitView } from '../view-types.ts';
import type { RealmNumber } from '../words.ts';
import { supposedState, supposedUnit } from './supposed-state.ts';

/**
 * The state on which a realm's orders are tried out: its own units, the foreign ones that its orders deal with or that
 * carry or are carried, and, when gold is to travel, the empty shells of what shows or bars the way.
 */
export const trialState = (known: MdKnown, realm: RealmNumber, orders: readonly Order[]): Draft<State> => {
  const { view } = known;
  const partners = partnersIn(known, orders);
  const caravans = orders.some(({ verb }) => verb === 'SEND_GOLD');
  const carried = view.units.filter(({ id }) => realmOf(id) === realm || partners.has(id));
  const carriers = new Set(carried.flatMap(({ loadedOn }) => loadedOn ?? []));
  const state = supposedState(view, (unit) => {
    const isCargo = unit.loadedOn !== null && realmOf(unit.loadedOn) === realm;
    if (realmOf(unit.id) === realm || partners.has(unit.id) || carriers.has(unit.id) || isCargo)
      return supposedUnit(unit);
    return caravans && kindOf(unit.id) !== 'A' ? shellOf(unit) : null;
  }) as Draft<State>;
  /** A foreign army that is to be loaded is taken to have boarded. */
  for (const unit of state.units) if (partners.has(unit.id) && unit.kind === 'A') unit.boardRealm = realm;
  return state;
};

const shellOf = (unit: UnitView): Unit => supposedUnit({ ...unit, troops: [], commanders: 0, own: null });

/** Foreign units that the orders name. */
const partnersIn = ({ setting }: MdKnown, orders: readonly Order[]): ReadonlySet<UnitId> => {
  const partners = new Set<UnitId>();
  const add = (label: string, code: string | undefined): void => {
    const owner = code === undefined ? null : realmByCode({ setting }, code);
    const id = owner === null ? null : readUnitLabel(owner, label);
    if (id !== null) partners.add(id);
  };
  for (const order of orders) {
    if (order.verb === 'TRANSFER') add(order.args.to, order.args.toRealm);
    if (order.verb === 'LOAD' || order.verb === 'UNLOAD') add(order.args.army, order.args.armyRealm);
  }
  return partners;
};
