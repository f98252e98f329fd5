import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderLine } from './arguments/param.ts';
import { type PlainPart, type Way, waysToWrite } from './arguments/pattern.ts';
import { type OrderCatalogue, orderKindsOf } from './catalogue.ts';
import { headKind } from './message-frame.ts';
import type { OrderKind } from './order-kind.ts';
import { orderSheetFaults } from './order-sheet-faults.ts';
import { paramFaults } from './param-faults.ts';
import { sectionFaults } from './section-faults.ts';

/** The catalogue itself, when its order lines are sound; throws with all their faults otherwise. */
export const defineOrders = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): OrderCatalogue<T> => {
  const faults = [
    ...sectionFaults(catalogue),
    ...orderLineFaults(catalogue),
    ...frameFaults(catalogue),
    ...sheetFaults(catalogue),
  ];
  if (faults.length > 0) throw new Error(`order lines with faults:\n${faults.join('\n')}`);
  return catalogue;
};

/** Faults in the order lines of a catalogue, each a sentence for its author. */
export const orderLineFaults = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): readonly string[] =>
  orderKindsOf(catalogue).flatMap((kind) => [
    ...(kind.lines.length === 0 ? [`${kind.verb} has no line`] : []),
    ...paramFaults(kind),
    ...(kind.unit !== undefined && Object.hasOwn(kind.params, 'unit')
      ? [`${kind.verb} has a parameter named unit`]
      : []),
    ...[...kind.lines, ...(kind.also ?? [])].flatMap((line) =>
      [...new Set(lineFaults(kind, line))].map((fault) => `${kind.verb}, line '${line.pattern}': ${fault}`),
    ),
  ]);

/** Of a sheet that depends on the setting they are found when it is made. */
const sheetFaults = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): readonly string[] => {
  const { sheet } = catalogue;
  return sheet === undefined || typeof sheet === 'function' ? [] : orderSheetFaults(catalogue, sheet);
};

/** Faults in the first and the last line of its messages. */
const frameFaults = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): readonly string[] => {
  const { frame } = catalogue;
  if (frame === undefined) return [];
  const kind = headKind(frame);
  const [begins = ''] = frame.head.split(' ');
  const alike = orderKindsOf(catalogue, 'ruler').filter(({ lines, also = [] }) =>
    [...lines, ...also].some(({ pattern }) => pattern.split(' ')[0] === begins),
  );
  return [
    ...paramFaults(kind),
    ...lineFaults(kind, { pattern: frame.head }).map((fault) => `the first line '${frame.head}': ${fault}`),
    ...(/^[A-Z]+(?: [A-Z]+)*$/.test(frame.foot) ? [] : [`the last line '${frame.foot}' is not in capital words`]),
    ...alike.map(({ verb }) => `${verb} begins like the first line of a message`),
  ];
};

const lineFaults = <T extends RulesetTypes>(kind: OrderKind<T>, line: OrderLine): readonly string[] => {
  const ways = waysToWrite(line);
  if (!ways.ok) return [ways.error];
  const sets = Object.keys(line.sets ?? {});
  return [
    ...sets.filter((name) => !Object.hasOwn(kind.params, name)).map((name) => `it sets ${name}, which is no parameter`),
    ...flagFaults(kind, line, ways.value),
    ...ways.value.flatMap((way) => [
      ...beginningFaults(kind, way),
      ...argumentFaults(kind, sets, way),
      ...extraFaults(way),
    ]),
  ];
};

const beginningFaults = <T extends RulesetTypes>(kind: OrderKind<T>, [first, second]: Way): readonly string[] => {
  if (kind.unit === undefined) return first?.part === 'word' ? [] : ['it must begin with a capital word'];
  if (first?.part !== 'argument' || first.name !== 'unit') return ['it must begin with <unit>'];
  return second?.part === 'word' ? [] : ['a capital word must follow <unit>'];
};

const argumentFaults = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  sets: readonly string[],
  way: Way,
): readonly string[] => {
  const parts = kind.unit === undefined ? way : way.slice(1);
  const always = namesIn(parts.filter((part) => part.part !== 'extras'));
  const named = parts.flatMap((part) => (part.part === 'extras' ? part.extras.flatMap((each) => each.parts) : [part]));
  const given = namesIn(named);
  const glued = named.flatMap((part) => (part.part === 'argument' && part.glue !== '' ? [part.name] : []));
  const missing = ([name, param]: [string, OrderKind<T>['params'][string]]): boolean =>
    param.optional !== true && !always.includes(name) && !sets.includes(name);
  return [
    ...given.filter((name, index) => given.indexOf(name) !== index).map((name) => `<${name}> stands there twice`),
    ...given.filter((name) => !Object.hasOwn(kind.params, name)).map((name) => `<${name}> is no parameter`),
    ...given.filter((name) => sets.includes(name)).map((name) => `<${name}> is set as well`),
    ...given
      .filter((name) => kind.params[name]?.type.kind === 'flag')
      .map((name) => `<${name}> is a flag, which only the wording can set`),
    ...glued
      .filter((name) => kind.params[name]?.type.kind !== 'number')
      .map((name) => `<${name}> has letters before it and is no number`),
    ...Object.entries(kind.params)
      .filter(missing)
      .map(([name]) => `it can be written without ${name}, which is required`),
  ];
};

const namesIn = (parts: readonly PlainPart[]): readonly string[] =>
  parts.flatMap((part) => (part.part === 'argument' ? [part.name] : []));

const flagFaults = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  { flags = {}, sets = {} }: OrderLine,
  ways: readonly Way[],
): readonly string[] => {
  const set = ways.flatMap((way) =>
    way.flatMap((part) => (part.part === 'extras' ? part.extras.flatMap(({ flag }) => flag ?? []) : [])),
  );
  return Object.entries(flags).flatMap(([words, name]) => [
    ...(set.includes(name) ? [] : [`it has no optional part [${words}]`]),
    ...(kind.params[name]?.type.kind === 'flag' ? [] : [`[${words}] sets ${name}, which is no flag`]),
    ...(Object.hasOwn(sets, name) ? [`[${words}] sets ${name}, which is set as well`] : []),
  ]);
};

/** Optional parts that may stand in any order are told apart by the words with which they begin. */
const extraFaults = (way: Way): readonly string[] =>
  way.flatMap((part) => {
    if (part.part !== 'extras') return [];
    const leads = part.extras.map(({ parts }) => leadOf(parts));
    return [
      ...leads.filter((lead, index) => leads.indexOf(lead) !== index).map((lead) => `two parts begin with ${lead}`),
      ...(leads.length > MOST_IN_ANY_ORDER ? [`more than ${MOST_IN_ANY_ORDER} parts may stand in any order`] : []),
    ];
  });

const leadOf = (parts: readonly PlainPart[]): string => {
  const end = parts.findIndex(({ part }) => part === 'argument');
  const lead = end < 0 ? parts : parts.slice(0, end);
  return lead.map((part) => (part.part === 'word' ? part.anyOf.join('|') : '')).join(' ');
};

const MOST_IN_ANY_ORDER = 16;
