import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderKind } from './order-kind.ts';
import type { ListType } from './param.ts';

/** Faults in the parameters of an order, each a sentence for its author. */
export const paramFaults = <T extends RulesetTypes>({ verb, unit, units, params }: OrderKind<T>): readonly string[] => [
  ...(unit?.type.kind === 'list' ? [`${verb}: its unit is a list`] : []),
  ...(unit !== undefined && units !== undefined ? [`${verb} is carried out by its unit and by ${units}`] : []),
  ...(units === undefined || NAMING.includes(params[units]?.type.kind ?? 'none')
    ? []
    : [`${verb}: its units are ${units}, which names none`]),
  ...Object.entries(params).flatMap(([name, { type }]) =>
    type.kind === 'list' ? listFaults(type).map((fault) => `${verb}, ${name}: ${fault}`) : [],
  ),
];

const listFaults = <T extends RulesetTypes>({ of: type, from, to }: ListType<T>): readonly string[] => [
  ...(from < 1 ? ['a list has at least one item; an empty one is an optional argument left out'] : []),
  ...(to < from ? ['a list has at most fewer items than at least'] : []),
  ...(type.nullable ? ['an item of a list cannot be none'] : []),
];

const NAMING: readonly string[] = ['named', 'list'];
