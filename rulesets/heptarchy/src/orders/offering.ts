import {
  type Branch,
  type Choice,
  DONE,
  illegal,
  type JsonValue,
  type OrderKind,
  type Skip,
  type Tick,
  warning,
} from '@chancery/core';
import { forecastFor } from '../known/desk.ts';
import { couldAdd, type Forecast } from '../known/forecast.ts';
import type { Refusal } from '../refusals.ts';
import { areaInfo, areasOf, kingdomsOf, unitsOf } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import { unitName } from '../text/reader.ts';
import type { Types } from '../types.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import type { KingdomOrder, Order, OrderOf, Verb } from './order.ts';

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
    if (forecast === null) return [illegal<Refusal>({ code: 'rulers-only' })];
    const fault = forecast.faults.get(index);
    if (fault === undefined) return [];
    return [fault.certain ? illegal(fault.refusal) : warning<Refusal>({ code: 'may-fail', refusal: fault.refusal })];
  },
});

export const branch = (value: JsonValue, label: string, then: Choice | null = DONE): Branch | null =>
  then && { value, label, then };

/** One of several; null when there are none. */
export const oneOf = (param: string, branches: readonly (Branch | null)[], skip?: Skip): Choice | null => {
  const of = branches.filter((each) => each !== null);
  if (of.length === 0) return skip?.then ?? null;
  return { ask: 'one', param, of, ...(skip === undefined ? {} : { skip }) };
};

/** Some of several, at least one; null when there are none. */
export const someOf = (param: string, ticks: readonly Tick[], then: Choice = DONE): Choice | null =>
  ticks.length === 0 ? null : { ask: 'some', param, from: 1, to: ticks.length, of: ticks, then };

/** A number from 1, the last thing that is asked; null when there is none. */
export const numberUpTo = (param: string, to: number, skip?: Skip): Choice | null =>
  to < 1 ? null : { ask: 'number', param, from: 1, to, then: DONE, ...(skip === undefined ? {} : { skip }) };

export const text = (
  param: string,
  type: { readonly from: number; readonly to: number; readonly examples?: readonly string[] },
  then: Choice = DONE,
): Choice => ({
  ask: 'text',
  param,
  from: type.from,
  to: type.to,
  ...(type.examples === undefined ? {} : { examples: type.examples }),
  then,
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
        const { code, name } = areaInfo(setting, number);
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
    areasOf(state).map(({ number }) => branch(number, areaInfo(setting, number).name, then(number))),
  );

export const when = (could: boolean): Choice | null => (could ? DONE : null);

export const ownUnits = ({ state, kingdom }: Forecast, of: (unit: Unit) => boolean = () => true): readonly Unit[] =>
  unitsOf(state, kingdom).filter(of);

export const unitLabel = ({ id, kind }: Unit): string => unitName(kind, id);
export const unitTick = (unit: Unit): Tick => ({ value: unit.id, label: unitLabel(unit) });

export type KindOf<V extends Verb> = OrderKind<Types, OrderOf<V>>;
export type Kinds<V extends Verb> = { readonly [verb in V]: KindOf<verb> };
export type { Order };
