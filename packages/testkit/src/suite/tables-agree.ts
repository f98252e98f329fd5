import {
  compileGraph,
  type JsonSchema,
  orderKindsOf,
  orderLineFaults,
  type Position,
  type ReferenceTable,
  type Ruleset,
  type RulesetTypes,
  type Window,
} from '@chancery/core';
import { firstPosition } from '../position.ts';
import { deskSpecFaults } from './desk-spec.ts';
import type { SuiteCampaign } from './material.ts';
import { tableShapeFaults, titleOf } from './table-shape.ts';

/** Faults in the tables of a ruleset: orders, report, desk, and each scenario against what it says of itself. */
export const tableFaults = async <T extends RulesetTypes>(ruleset: Ruleset<T>): Promise<readonly string[]> => [
  ...orderLineFaults(ruleset.orders),
  ...orderKindsOf(ruleset.orders).flatMap(({ verb }) =>
    Object.hasOwn(ruleset.orders.kinds, verb) ? [] : [`${verb} is not listed under its own verb`],
  ),
  ...twice(
    'scenario',
    ruleset.scenarios.map(({ id }) => id),
  ),
  ...twice('section', ['gains', ...partsOfReport(ruleset.report).map(({ id }) => id)]),
  ...twice(
    'figure',
    ruleset.figures.map(({ id }) => id),
  ),
  ...twice(
    'column',
    ruleset.units.columns.map(({ id }) => id),
  ),
  ...twice(
    'room',
    ruleset.desk.rooms.map(({ id }) => id),
  ),
  ...twice(
    'reference sheet',
    (ruleset.reference ?? []).map(({ id }) => id),
  ),
  ...tablesFaults(ruleset),
  ...deskSpecFaults(ruleset),
  ...(ruleset.readScenario(null).ok ? ['null is read as a scenario'] : []),
  ...(await Promise.all(ruleset.scenarios.map((info) => scenarioFaults(ruleset, info)))).flat(),
  ...(await ownScenarioFaults(ruleset)),
];

/** Scenarios of one's own are written as the built-in ones are, in a shape that is published and has a title. */
const ownScenarioFaults = async <T extends RulesetTypes>({
  ownScenarios,
  scenarios,
  scenarioData,
}: Ruleset<T>): Promise<readonly string[]> => {
  if (ownScenarios === undefined) return [];
  const { schema, faultsOf, secrets = [] } = ownScenarios;
  const built = await Promise.all(scenarios.map(({ id }) => scenarioData(id)));
  return [
    ...(schema.required?.includes('title') ? [] : ['the schema of its scenarios asks for no title']),
    ...secrets
      .filter((field) => !isOptional(schema, field.split('.')))
      .map((field) => `the secret ${field} is required`),
    ...built.flatMap(faultsOf).map(({ path, text }) => `${path}: ${text}`),
    ...faultsOf(null)
      .filter(({ path, remedy }) => path === '' || remedy === '')
      .map(({ text }) => `a fault without place or remedy: ${text}`),
  ];
};

/** Whether a scenario is one without the field, such as `generals[].skill`. */
const isOptional = (schema: JsonSchema, [step = '', ...rest]: readonly string[]): boolean => {
  const name = step.replace('[]', '');
  const field = schema.properties?.[name];
  if (field === undefined) return false;
  if (rest.length === 0) return !(schema.required ?? []).includes(name);
  return isOptional(step.endsWith('[]') ? (field.items ?? {}) : field, rest);
};

/** A desk leads to the rules in brief where there are any, and nowhere else. */
const tablesFaults = <T extends RulesetTypes>({ desk, reference = [] }: Ruleset<T>): readonly string[] =>
  (desk.tables === true) === reference.length > 0 ? [] : ['the desk and the reference sheets do not agree'];

const scenarioFaults = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { id, seats: promised }: Ruleset<T>['scenarios'][number],
): Promise<readonly string[]> => {
  const position = await firstPosition(ruleset, { scenario: id, seed: 'tables' });
  const seats = ruleset.seats(position.setting).map(({ seat }) => seat);
  const world = ruleset.world(position.setting);
  const graph = compileGraph(world.areas, world.borders);
  const window = ruleset.window(position);
  const standings = ruleset.standings(position);
  const ranked = standings.flatMap(({ seat, seatless }) => (seatless ? [] : [seat]));
  const begun = seats.filter((seat) => ruleset.seating?.seatedBy(position, seat) !== 'later');
  return [
    ...(begun.length === promised ? [] : [`it has ${begun.length} seats, not ${promised}`]),
    ...twice('seat', seats),
    ...(graph.ok ? [] : graph.error.map((fault) => JSON.stringify(fault))),
    ...(window.kind === 'window' ? windowFaults(ruleset, position, window) : ['it is over before it begins']),
    ...strangers('ranks', ranked, seats),
    ...twice('rank of seat', ranked),
    ...strangers('does not rank', begun, ranked),
    ...standings.flatMap(({ seat, seatless }) =>
      seatless && seats.some((each) => each === seat) ? [`ranks ${seat} as a power without a seat`] : [],
    ),
    ...referenceFaults(ruleset, position.setting),
  ].map((fault) => `${id}: ${fault}`);
};

/** Whoever may send has a seat, is not waited for, and is told when they are. */
const windowFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  position: Position<T>,
  { seats: asked, may = [] }: Window,
): string[] => {
  const seats = ruleset.seats(position.setting).map(({ seat }) => seat);
  return [
    ...strangers('waits for', asked, seats),
    ...strangers('lets send', may, seats),
    ...twice('seat in the window', [...asked, ...may]),
    ...may.flatMap((seat) => {
      const next = ruleset.asksWhen?.(position, seat) ?? null;
      return next !== null && (next.label === '' || next.turns < 1)
        ? [`says nothing of when it waits for ${seat}`]
        : [];
    }),
  ];
};

const referenceFaults = <T extends RulesetTypes>({ reference = [] }: Ruleset<T>, setting: T['setting']): string[] =>
  reference.flatMap(({ id, tables }) =>
    tables(setting).flatMap((table) => [
      ...(table.rows.length === 0 ? [`the reference sheet ${id} has nothing under ${titleOf(table)}`] : []),
      ...tableShapeFaults(table).map((fault) => `the reference sheet ${id}: ${fault}`),
    ]),
  );

const partsOfReport = <T extends RulesetTypes>({
  sections,
  outlook = [],
  ledger = [],
  papers,
}: Ruleset<T>['report']) => [...sections, ...outlook, ...ledger, ...papers];

const twice = (what: string, ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the ${what} ${id} is there twice`);

const strangers = (what: string, ids: readonly string[], known: readonly string[]): string[] =>
  ids.filter((id) => !known.includes(id)).map((id) => `it ${what} ${id}`);

/** Rules that something cites and the rulebook does not have: orders, phases, advice, events and news. */
export const citationFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  rulebook: string,
  campaigns: readonly SuiteCampaign<T>[],
): readonly string[] => {
  const clauses = new Set([...rulebook.matchAll(/\*\*([A-Z][A-Z0-9]*-\d+\.\d+)\*\*/g)].map(([, clause]) => clause));
  const cited = new Map<string, string>();
  for (const { verb, rule } of orderKindsOf(ruleset.orders)) cited.set(rule, verb);
  for (const { name, rule } of ruleset.phases) cited.set(rule, name);
  for (const { room, rule } of ruleset.desk.advice) cited.set(rule, `advice for ${room}`);
  for (const table of tablesOf(ruleset, campaigns)) cited.set(table.rule, titleOf(table));
  for (const { resolved } of campaigns.flatMap(({ turns }) => turns)) {
    for (const { kind, rule } of resolved.events) cited.set(rule, kind);
    for (const { told } of resolved.tellings) cited.set(told.rule, told.kind);
  }
  return [...cited].flatMap(([rule, by]) => {
    if (!rule.startsWith(`${ruleset.prefix}-`)) return [`${by} cites ${rule}, which is not of ${ruleset.prefix}`];
    return clauses.has(rule) ? [] : [`${by} cites ${rule}, which is not in the rulebook`];
  });
};

const tablesOf = <T extends RulesetTypes>(
  { reference = [] }: Ruleset<T>,
  campaigns: readonly SuiteCampaign<T>[],
): readonly ReferenceTable[] =>
  campaigns
    .flatMap(({ turns }) => turns.slice(0, 1))
    .flatMap(({ record }) => reference.flatMap(({ tables }) => tables(record.setting)));
