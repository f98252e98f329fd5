import {
  columnsIn,
  type Known,
  orderKindOf,
  orderKindsOf,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  type UnitTable,
} from '@chancery/core';
import type { PlayedTurn } from '../campaign.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { knownTo } from '../position.ts';
import { slipsIn } from './in-words.ts';
import { layerFaults, planFaults } from './map-answers.ts';
import { viewersOf } from './viewers.ts';

/**
 * Faults in what the desk shows a seat beside its sheet: figures, unit list, plans, location reports, the map. All of it
 * is asked of a frozen view; in a large campaign some seats ask each turn, other ones the next.
 */
export const deskFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, number }: PlayedTurn<T>,
): string[] => {
  const looking = viewersOf(ruleset, record.setting, number);
  return record.sheets.flatMap(({ seat, orders }) => {
    if (!looking.includes(seat)) return [];
    const known = deepFreeze(knownTo(ruleset, record, seat));
    return [
      ...figureFaults(ruleset, known, orders),
      ...undoneFaults(ruleset, known, orders),
      ...unitFaults(ruleset, known, orders),
      ...ownFaults(ruleset, known, orders),
      ...placeFaults(ruleset, known, orders),
      ...layerFaults(ruleset, known),
      ...planFaults(ruleset, known, orders),
    ].map((fault) => `${seat satisfies SeatId}: ${fault}`);
  });
};

type Drafted<T extends RulesetTypes> = readonly T['order'][];

const figureFaults = <T extends RulesetTypes>(
  { figures }: Ruleset<T>,
  known: Known<T>,
  drafted: Drafted<T>,
): string[] =>
  figures.flatMap((spec) => {
    const { id, label, amount, warn = 'none', reckoning } = spec.of(known, drafted);
    const words = [label, amount, warn, ...reckoning.flatMap((line) => [line.label, line.amount])];
    return [
      ...(id === spec.id ? [] : [`the figure ${spec.id} calls itself ${id}`]),
      ...words.flatMap((text) => slipsIn(text, false)),
    ];
  });

const undoneFaults = <T extends RulesetTypes>(
  { leftUndone }: Ruleset<T>,
  known: Known<T>,
  drafted: Drafted<T>,
): string[] =>
  [[], drafted].flatMap((orders) => leftUndone?.(known, orders) ?? []).flatMap(({ text }) => slipsIn(text, true));

const unitFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, known: Known<T>, drafted: Drafted<T>): string[] => {
  const { columns, kinds, rows, plan, mainPlans } = ruleset.units;
  const table: UnitTable = { columns: columnsIn(columns, known.setting), rows: rows(known, drafted) };
  return [
    ...rowFaults(ruleset, known, table),
    ...(mainPlans === undefined ? [] : rowFaults(ruleset, known, mainPlans(known, drafted))),
    ...table.rows.flatMap(({ unit, kind }) => [
      ...(kinds.some(({ id }) => id === kind) ? [] : [`${unit} is of no kind: ${kind}`]),
      ...plan(known, unit, drafted).flatMap(({ text }) => slipsIn(text, false)),
    ]),
  ];
};

/** Faults in the tables of own things: rows alike, cells that are missing, names that no order asks for. */
const ownFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, known: Known<T>, drafted: Drafted<T>): string[] => {
  const params = new Set(orderKindsOf(ruleset.orders, 'ruler').flatMap((kind) => Object.keys(kind.params)));
  return (ruleset.own ?? []).flatMap(({ id: table, columns, rows, empty }) => {
    const all = rows(known, drafted);
    const shown = columnsIn(columns, known.setting);
    return [
      ...(new Set(all.map(({ id }) => id)).size === all.length ? [] : [`the table ${table} has two rows of one id`]),
      ...slipsIn(empty, true),
      ...all.flatMap(({ id, name, named, cells }) => [
        ...shown.filter((column) => cells[column.id] === undefined).map((column) => `${id} has no cell ${column.id}`),
        ...[name, ...Object.values(cells).filter((cell) => cell !== '')].flatMap((text) => slipsIn(text, false)),
        ...named
          .flatMap((each) => Object.keys(each))
          .filter((param) => !params.has(param))
          .map((param) => `${table}: no order asks for ${param}`),
      ]),
    ];
  });
};

const rowFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { setting }: Known<T>,
  { columns, rows }: UnitTable,
): string[] => {
  const { areas } = ruleset.world(setting);
  const ids = columns.map(({ id }) => id);
  return rows.flatMap(({ unit, area, cells }) => [
    ...(areas.some(({ number }) => number === area) ? [] : [`${unit} stands in area ${area}, which is not on the map`]),
    ...ids.filter((id) => cells[id] === undefined).map((id) => `${unit} has nothing in the column ${id}`),
    ...Object.keys(cells)
      .filter((id) => !ids.includes(id))
      .map((id) => `${unit} has a cell for no column: ${id}`),
  ]);
};

const placeFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, known: Known<T>, drafted: Drafted<T>): string[] => {
  const { places, orders } = ruleset;
  const numbers = new Set(ruleset.world(known.setting).areas.map(({ number }) => number));
  const drawn = places.picture(known, drafted);
  return [
    ...[...numbers].flatMap((area) => {
      const report = places.report(known, area);
      return [
        ...(report.length === 0 ? [`area ${area} has nothing to tell`] : []),
        ...report.flatMap(({ text }) => slipsIn(text, false)),
        ...places.verbs(known, area).filter((verb) => orderKindOf(orders, verb) === undefined),
      ];
    }),
    ...[...drawn.markers, ...drawn.areas].flatMap(({ area }) => (numbers.has(area) ? [] : [`area ${area} is drawn`])),
  ];
};
