import { sumOf, type TableColumn, type UnitRow } from '@chancery/core';

/** Which units a list shows, and in which order. */
export interface ListChoice {
  /** Kinds that are left out (MD-16.38: all are shown at first). */
  readonly hidden: readonly string[];
  /** Words that some cell holds. */
  readonly search: string;
  /** Only units that no order names. */
  readonly idle: boolean;
  /** What stands in one place is one row, opened by a tap. */
  readonly stacked: boolean;
  readonly sortBy: string | null;
  readonly descending: boolean;
}

export const ALL_UNITS: ListChoice = {
  hidden: [],
  search: '',
  idle: false,
  stacked: false,
  sortBy: null,
  descending: false,
};

export const unitsShown = (
  rows: readonly UnitRow[],
  { hidden, search, idle, sortBy, descending }: ListChoice,
  ordered: ReadonlySet<string>,
): readonly UnitRow[] => {
  const wanted = search.trim().toLowerCase();
  const shown = rows.filter(
    ({ unit, kind, cells }) =>
      !hidden.includes(kind) &&
      !(idle && ordered.has(unit)) &&
      (wanted === '' || Object.values(cells).some((cell) => cell.toLowerCase().includes(wanted))),
  );
  if (sortBy === null) return shown;
  const sign = descending ? -1 : 1;
  return shown.toSorted(
    (a, b) => sign * (a.cells[sortBy] ?? '').localeCompare(b.cells[sortBy] ?? '', undefined, { numeric: true }),
  );
};

/** The next order of a column that is clicked: rising, falling, as the ruleset has it. */
export const sortedNext = (choice: ListChoice, column: string): ListChoice => {
  if (choice.sortBy !== column) return { ...choice, sortBy: column, descending: false };
  return choice.descending ? { ...choice, sortBy: null, descending: false } : { ...choice, descending: true };
};

/** The units of a list that stand in one place, and what their columns hold together. */
export interface Stack {
  readonly area: number;
  readonly rows: readonly UnitRow[];
  /** By column, where it is to be added up. */
  readonly sums: { readonly [column: string]: number };
}

/** The stacks of a list, in the order of their first units. */
export const stacksOf = (rows: readonly UnitRow[], columns: readonly TableColumn[]): readonly Stack[] =>
  [...Map.groupBy(rows, ({ area }) => area)].map(([area, here]) => ({
    area,
    rows: here,
    sums: Object.fromEntries(
      columns.flatMap((column) => {
        const sum = sumOf(here, column);
        return sum === null ? [] : [[column.id, sum] as const];
      }),
    ),
  }));
