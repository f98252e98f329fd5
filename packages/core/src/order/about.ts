import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderKind } from './order-kind.ts';
import { unitsOf } from './units-of.ts';

/**
 * The things that an order is about, as keys: its units, whatever it has them do; else what its kind says; else the first thing
 * that it names, a place or a realm. An order that names nothing is about itself, as a tax rate is, and one with free words
 * is about nothing: nobody can know whether another takes its place.
 */
export const thingsOf = <T extends RulesetTypes>(kind: OrderKind<T>, order: T['order']): readonly string[] => {
  const { about, params, verb } = kind;
  if (about !== undefined)
    return about.length === 0 ? [verb] : [about.map((name) => keyOf(kind, order, name)).join(' ')];
  const units = unitsOf(kind, order);
  if (units.length > 0) return units.map((unit) => `unit ${unit}`);
  const named = Object.keys(params).find((name) => isNaming(kind, name) && order.args[name] != null);
  if (named !== undefined) return valuesOf(order.args[named]).map((value) => `${typeOf(kind, named)} ${value}`);
  return Object.values(params).some(({ type }) => type.kind === 'text') ? [] : [verb];
};

const isNaming = <T extends RulesetTypes>({ params }: OrderKind<T>, name: string): boolean => {
  const kind = params[name]?.type.kind;
  return kind === 'named' || kind === 'list';
};

const typeOf = <T extends RulesetTypes>({ params }: OrderKind<T>, name: string): string => {
  const type = params[name]?.type;
  return type?.kind === 'list' ? type.of.name : (type?.name ?? name);
};

const keyOf = <T extends RulesetTypes>(kind: OrderKind<T>, order: T['order'], name: string): string =>
  `${typeOf(kind, name)} ${valuesOf(order.args[name]).join(',')}`;

const valuesOf = (value: unknown): readonly string[] => (value == null ? [] : [value].flat().map(String).sort());
