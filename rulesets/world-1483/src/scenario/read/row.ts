import { meantAmong, type ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import { readCsv } from '@chancery/maps';
import type { TableName } from '../../scenarios/scenario-file.ts';

/** Where the faults of a file are gathered. */
export type Faults = ScenarioFault[];

/** A row of a table, its cells by the headings of their columns; what is wrong with a cell is noted where it is read. */
export interface Row<Column extends string> {
  readonly line: number;
  text(column: Column): string;
  /** A cell that must not be empty. */
  name(column: Column): string;
  id(column: Column): string;
  idOrNone(column: Column): string | null;
  ids(column: Column): readonly string[];
  whole(column: Column, least: number, most: number): number;
  wholeOrNone(column: Column, least: number, most: number): number | null;
  degrees(column: Column, most: number): number;
  oneOf<Word extends string>(column: Column, words: readonly Word[]): Word;
  oneOfOrNone<Word extends string>(column: Column, words: readonly Word[]): Word | null;
  fault(column: Column, text: string, remedy: string): void;
}

/** Where a cell stands: `territories:13.value`, by the line of the table, its headings being line 1. */
export const cellPath = (table: TableName, line: number, column: string): string => `${table}:${line}.${column}`;

/** A fault of a cell: in which row, which thing, what is wrong, what mends it. */
export const cellFault = (
  { table, line, column }: { readonly table: TableName; readonly line: number; readonly column: string },
  text: string,
  remedy: string,
): ScenarioFault => faultAt(cellPath(table, line, column), `${table}, row ${line}, ${column}: ${text}`, remedy);

/** A map has no more places than this, and no table needs more rows. */
const MOST_ROWS = 400;

/** The rows of a table under headings that have all the columns; a fault and no rows where they have not. */
export const readRows = <Column extends string>(
  table: TableName,
  text: string,
  columns: readonly Column[],
  faults: Faults,
): readonly Row<Column>[] => {
  const [head, ...body] = readCsv(text);
  const headings = head?.cells ?? [];
  const missing = columns.filter((column) => !headings.includes(column));
  const strange = headings.filter((heading) => !columns.some((column) => column === heading));
  for (const heading of strange) {
    const remedy = `Headings are ${columns.join(', ')}.`;
    faults.push(faultAt(table, `${table}: there is no column "${heading}"${meantAmong(heading, missing)}`, remedy));
  }
  if (missing.length > 0) {
    faults.push(faultAt(table, `${table}: the headings lack ${missing.join(', ')}`, 'Write them into the first line.'));
    return [];
  }
  if (body.length > MOST_ROWS) {
    faults.push(faultAt(table, `${table}: ${body.length} rows`, `Write at most ${MOST_ROWS}.`));
    return [];
  }
  return body.map(({ line, cells }) => {
    if (cells.length > headings.length) {
      const text = `${table}, row ${line}: ${cells.length} cells under ${headings.length} headings`;
      faults.push(faultAt(`${table}:${line}`, text, 'Put a cell with a comma in quotation marks.'));
    }
    return rowOf(table, line, (column) => cells[headings.indexOf(column)] ?? '', faults);
  });
};

const ID = /^[a-z][a-z0-9-]*$/;

const rowOf = <Column extends string>(
  table: TableName,
  line: number,
  text: (column: Column) => string,
  faults: Faults,
): Row<Column> => {
  const fault = (column: Column, said: string, remedy: string): void =>
    void faults.push(cellFault({ table, line, column }, said, remedy));
  const id = (column: Column, given = text(column)): string => {
    if (!ID.test(given)) fault(column, `"${given}" is no id`, 'An id has small letters, figures and hyphens.');
    return given;
  };
  const whole = (column: Column, least: number, most: number): number => {
    const given = text(column);
    const value = /^-?\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    fault(column, `"${given}" is no whole number from ${least} to ${most}`, `Write ${least} to ${most}.`);
    return least;
  };
  const oneOf = <Word extends string>(column: Column, words: readonly Word[]): Word => {
    const given = text(column);
    const found = words.find((word) => word === given);
    if (found === undefined) {
      fault(column, `"${given}" is none of its words${meantAmong(given, words)}`, `Write ${words.join(', ')}.`);
    }
    return found ?? (words[0] as Word);
  };
  return {
    line,
    text,
    name: (column) => {
      const given = text(column);
      if (given === '' || given.length > 60) {
        fault(column, given === '' ? 'is empty' : 'is longer than 60 letters', 'Write a name of 1 to 60 letters.');
      }
      return given;
    },
    id: (column) => id(column),
    idOrNone: (column) => (text(column) === '' ? null : id(column)),
    ids: (column) => (text(column) === '' ? [] : text(column).split(';')).map((each) => id(column, each.trim())),
    whole,
    wholeOrNone: (column, least, most) => (text(column) === '' ? null : whole(column, least, most)),
    degrees: (column, most) => {
      const given = text(column);
      const value = /^-?\d{1,3}(\.\d{1,4})?$/.test(given) ? Number(given) : Number.NaN;
      if (value >= -most && value <= most) return value;
      fault(column, `"${given}" is no number from -${most} to ${most}`, 'Write degrees, such as 51.9.');
      return 0;
    },
    oneOf,
    oneOfOrNone: (column, words) => (text(column) === '' ? null : oneOf(column, words)),
    fault,
  };
};
