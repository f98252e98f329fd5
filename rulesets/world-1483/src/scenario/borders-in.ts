import { cellPath } from './read/row.ts';
import type { FileRows } from './read-file.ts';

/** A border of the tables by the numbers of its places, `a < b`. */
export interface TableBorder {
  readonly a: number;
  readonly b: number;
  readonly kind: 'land' | 'strait' | 'coast' | 'sea';
  readonly path: string;
}

/** Every border of the tables once: land neighbours, straits, coasts, neighbouring zones. Places without a number are passed over. */
export const bordersIn = ({ territories, neighbours }: FileRows): readonly TableBorder[] => {
  const numbers = new Map(territories.map(({ id }, at) => [id, at + 1]));
  const borders = new Map<string, TableBorder>();
  const add = (one: string, other: string, rest: Pick<TableBorder, 'kind' | 'path'>): void => {
    const [first, second] = [numbers.get(one), numbers.get(other)];
    if (first === undefined || second === undefined) return;
    const [a, b] = first < second ? [first, second] : [second, first];
    if (!borders.has(`${a} ${b}`)) borders.set(`${a} ${b}`, { a, b, ...rest });
  };
  for (const { id, straitsTo, line } of territories) {
    for (const other of straitsTo) {
      add(id, other, { kind: 'strait', path: cellPath('territories', line, 'straits_to') });
    }
  }
  for (const { id, land, coasts, sea, line } of neighbours) {
    for (const other of land) add(id, other, { kind: 'land', path: cellPath('neighbours', line, 'land') });
    for (const other of coasts) add(id, other, { kind: 'coast', path: cellPath('neighbours', line, 'coasts') });
    for (const other of sea) add(id, other, { kind: 'sea', path: cellPath('neighbours', line, 'sea') });
  }
  return [...borders.values()];
};
