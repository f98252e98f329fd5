import type { RulesetTypes } from '../ruleset/types.ts';
import { type OrderCatalogue, orderKindsOf } from './catalogue.ts';
import type { OrderKind } from './order-kind.ts';
import type { OrderLine } from './param.ts';
import { type PatternPart, waysToWrite } from './pattern.ts';

/** The catalogue itself, when its order lines are sound; throws with all their faults otherwise. */
export const defineOrders = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): OrderCatalogue<T> => {
  const faults = orderLineFaults(catalogue);
  if (faults.length > 0) throw new Error(`order lines with faults:\n${faults.join('\n')}`);
  return catalogue;
};

/** Faults in the order lines of a catalogue, each a sentence for its author. */
export const orderLineFaults = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): readonly string[] =>
  orderKindsOf(catalogue).flatMap((kind) => [
    ...(kind.lines.length === 0 ? [`${kind.verb} has no line`] : []),
    ...(Object.hasOwn(kind.params, 'unit') ? [`${kind.verb} has a parameter named unit`] : []),
    ...[...kind.lines, ...(kind.also ?? [])].flatMap((line) =>
      [...new Set(lineFaults(kind, line))].map((fault) => `${kind.verb}, line '${line.pattern}': ${fault}`),
    ),
  ]);

const lineFaults = <T extends RulesetTypes>(kind: OrderKind<T>, line: OrderLine): readonly string[] => {
  const ways = waysToWrite(line.pattern);
  if (!ways.ok) return [ways.error];
  const sets = Object.keys(line.sets ?? {});
  return [
    ...sets.filter((name) => !Object.hasOwn(kind.params, name)).map((name) => `it sets ${name}, which is no parameter`),
    ...ways.value.flatMap((way) => [...beginningFaults(kind, way), ...argumentFaults(kind, sets, way)]),
  ];
};

const beginningFaults = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  way: readonly PatternPart[],
): readonly string[] => {
  const [first, second] = way;
  if (kind.unit === undefined) return first?.part === 'word' ? [] : ['it must begin with a capital word'];
  if (first?.part !== 'argument' || first.name !== 'unit') return ['it must begin with <unit>'];
  return second?.part === 'word' ? [] : ['a capital word must follow <unit>'];
};

const argumentFaults = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  sets: readonly string[],
  way: readonly PatternPart[],
): readonly string[] => {
  const names = way.flatMap((part) => (part.part === 'argument' ? [part.name] : []));
  const given = kind.unit !== undefined && names[0] === 'unit' ? names.slice(1) : names;
  const missing = ([name, param]: [string, OrderKind<T>['params'][string]]): boolean =>
    param.optional !== true && !given.includes(name) && !sets.includes(name);
  return [
    ...given.filter((name, index) => given.indexOf(name) !== index).map((name) => `<${name}> stands there twice`),
    ...given.filter((name) => !Object.hasOwn(kind.params, name)).map((name) => `<${name}> is no parameter`),
    ...given.filter((name) => sets.includes(name)).map((name) => `<${name}> is set as well`),
    ...given
      .filter((name) => kind.params[name]?.type.kind === 'flag')
      .map((name) => `<${name}> is a flag, which only the wording can set`),
    ...Object.entries(kind.params)
      .filter(missing)
      .map(([name]) => `it can be written without ${name}, which is required`),
  ];
};
