import { type Choice, illegal, type OrderKind, type Tick, warning } from '@chancery/core';
import { branch, oneOf, RULERS_ONLY } from '@chancery/kit';
import { forecastFor } from '../known/desk.ts';
import { couldAdd, type Forecast } from '../known/forecast.ts';
import { unitName } from '../names/reader.ts';
import type { KingdomOrder } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { areasOf, getAreaInfo, kingdomsOf, unitsOf } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { Types } from '../types.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

/** A player's action, declared without its check and with what it offers on a forecast of the Post so far. */
export interface Declared<O extends KingdomOrder>
  extends Omit<OrderKind<Types, O>, 'check' | 'options' | 'by' | 'unit'> {
  offer(forecast: Forecast, could: (args: O['args']) => boolean): Choice | null;
}

/**
 * The order kind of an action: what it offers and whether it is legal both follow from the action's own condition, asked
 * of the board as the Post so far should leave it (HEP-14.1).
 */
export const actionKind = <O extends KingdomOrder>({ offer, ...declared }: Declared<O>): OrderKind<Types, O> => ({
  ...declared,
  by: 'ruler',
  options: (known, drafted) => {
    const forecast = forecastFor(known, drafted);
    if (forecast === null) return null;
    return offer(forecast, (args) => couldAdd(forecast, { verb: declared.verb, args } as KingdomOrder));
  },
  check: (known, _, { orders, index }) => {
    const forecast = forecastFor(known, orders);
    if (forecast === null) return RULERS_ONLY;
    const fault = forecast.faults.get(index);
    if (fault === undefined) return [];
    return [fault.certain ? illegal(fault.refusal) : warning<Refusal>({ code: 'may-fail', refusal: fault.refusal })];
  },
});

/** Every other kingdom that is left, ascending. */
export const eachKingdom = (
  { setting, state, kingdom }: Forecast,
  then: (other: KingdomNumber, code: string) => Choice | null,
): Choice | null =>
  oneOf(
    'kingdom',
    kingdomsOf(state)
      .filter(({ number, controller }) => number !== kingdom && controller !== 'eliminated')
      .map(({ number }) => {
        const { code, name } = getAreaInfo(setting, number);
        return branch(code, name, then(number, code));
      }),
  );

/** Every area, ascending. */
export const eachArea = (
  param: string,
  { setting, state }: Forecast,
  then: (area: AreaNumber) => Choice | null,
): Choice | null =>
  oneOf(
    param,
    areasOf(state).map(({ number }) => branch(number, getAreaInfo(setting, number).name, then(number))),
  );

export const ownUnits = ({ state, kingdom }: Forecast, of: (unit: Unit) => boolean = () => true): readonly Unit[] =>
  unitsOf(state, kingdom).filter(of);

export const unitLabel = ({ id, kind }: Unit): string => unitName(kind, id);
export const unitTick = (unit: Unit): Tick => ({ value: unit.id, label: unitLabel(unit) });
