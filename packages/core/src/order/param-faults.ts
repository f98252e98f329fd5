import type { RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { OrderKind } from './order-kind.ts';

/** Faults in the parameters of an order, each a sentence for its author. */
export const paramFaults = <T extends RulesetTypes>({ verb, unit, units, params }: OrderKind<T>): readonly string[] => [
  ...(unit?.type.kind === 'list' ? [`${verb}: its unit is a list`] : []),
  ...(unit !== undefined && units !== undefined ? [`${verb} is carried out by its unit and by ${units}`] : []),
  ...(units === undefined || NAMING.includes(params[units]?.type.kind ?? 'none')
    ? []
    : [`${verb}: its units are ${units}, which names none`]),
  ...Object.entries(params).flatMap(([name, { type }]) =>
    argumentKindOf(type)
      .faults(type)
      .map((fault) => `${verb}, ${name}: ${fault}`),
  ),
];

const NAMING: readonly string[] = ['named', 'list'];
