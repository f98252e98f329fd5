import type { Table } from '@chancery/core';

/** What stands above its first column. */
export const titleOf = ({ columns }: Table): string => columns[0]?.label ?? '';

/** Columns without a name of their own, and rows that say nothing, less or more than their columns. */
export const tableShapeFaults = ({ columns, rows }: Table): readonly string[] => {
  const ids = columns.map(({ id }) => id);
  const lead = ids[0] ?? '';
  return [
    ...(lead === '' ? ['a table without columns'] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two columns have the id ${id}`),
    ...rows.filter((row) => (row[lead] ?? '') === '').map((row) => `a row about nothing: ${JSON.stringify(row)}`),
    ...rows
      .filter((row) => ids.some((id) => row[id] === undefined) || Object.keys(row).length !== ids.length)
      .map((row) => `a row lacks cells, or has too many: ${row[lead]}`),
  ];
};
