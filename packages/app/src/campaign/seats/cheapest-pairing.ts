/**
 * Pairs every row with a column of its own so that the sum of the costs is least (Kuhn's Hungarian method, with one row
 * added after another). At least as many columns as rows; any whole costs. The answer has the column of each row.
 */
export const cheapestPairing = (costs: readonly (readonly bigint[])[]): readonly number[] => {
  const columns = costs[0]?.length ?? 0;
  if (costs.length > columns) throw new RangeError(`${costs.length} rows cannot be paired with ${columns} columns`);
  const pairing: Pairing = {
    costs,
    rowPrices: costs.map(() => 0n),
    columnPrices: new Array<bigint>(columns).fill(0n),
    rowOf: new Array<number | null>(columns).fill(null),
  };
  for (let row = 0; row < costs.length; row += 1) addRow(pairing, row);
  const columnOf = new Array<number>(costs.length);
  pairing.rowOf.forEach((row, column) => {
    if (row !== null) columnOf[row] = column;
  });
  return columnOf;
};

/** Prices are such that no cost less its prices is below nought, and that of every pair is nought. */
interface Pairing {
  readonly costs: readonly (readonly bigint[])[];
  readonly rowPrices: bigint[];
  readonly columnPrices: bigint[];
  readonly rowOf: (number | null)[];
}

/** Finds the cheapest way to a free column, on which rows already paired make room, and walks it. */
const addRow = ({ costs, rowPrices, columnPrices, rowOf }: Pairing, added: number): void => {
  const reached = new Map<number, { readonly from: number | null }>();
  const nearest = new Map<number, { readonly slack: bigint; readonly from: number | null }>();
  let row = added;
  let last: number | null = null;
  for (;;) {
    for (const [column, cost] of (costs[row] as readonly bigint[]).entries()) {
      if (reached.has(column)) continue;
      const slack = cost - (rowPrices[row] as bigint) - (columnPrices[column] as bigint);
      const known = nearest.get(column);
      if (known === undefined || slack < known.slack) nearest.set(column, { slack, from: last });
    }
    const next = leastOf(nearest);
    rowPrices[added] = (rowPrices[added] as bigint) + next.slack;
    for (const column of reached.keys()) {
      const paired = rowOf[column] as number;
      rowPrices[paired] = (rowPrices[paired] as bigint) + next.slack;
      columnPrices[column] = (columnPrices[column] as bigint) - next.slack;
    }
    for (const [column, { slack, from }] of nearest) nearest.set(column, { slack: slack - next.slack, from });
    reached.set(next.column, { from: next.from });
    nearest.delete(next.column);
    last = next.column;
    const paired = rowOf[last] as number | null;
    if (paired === null) break;
    row = paired;
  }
  while (last !== null) {
    const from: number | null = (reached.get(last) as { readonly from: number | null }).from;
    rowOf[last] = from === null ? added : (rowOf[from] as number);
    last = from;
  }
};

const leastOf = (nearest: ReadonlyMap<number, { readonly slack: bigint; readonly from: number | null }>) => {
  let least: { readonly column: number; readonly slack: bigint; readonly from: number | null } | null = null;
  for (const [column, { slack, from }] of nearest) {
    if (least === null || slack < least.slack) least = { column, slack, from };
  }
  if (least === null) throw new Error('every column is reached and none is free');
  return least;
};
