import type { WorldArea, WorldBarrier, WorldBorder } from '@chancery/core';
import { pairKey, sharedStretches } from '../check-world/shared-stretches.ts';
import type { CorrectedKind, Correction, GazetteerFault } from '../gazetteer.ts';
import { crossing } from './crossing.ts';

/** Borders that lead over water: areas that have one need not touch. */
const CROSSINGS: readonly CorrectedKind[] = ['strait', 'passage'];

/** A border of the table, and in which file it stands if not in borders.csv. */
export interface ListedBorder extends Correction {
  readonly file?: 'routes.csv';
}

/**
 * The borders of a table that is the law: each of them and no other. What touches without one is barred; areas with a border
 * that do not touch are tied, and a remark says so.
 */
export const lawfulBorders = (
  areas: readonly WorldArea[],
  table: readonly ListedBorder[],
): {
  readonly borders: readonly WorldBorder[];
  readonly barred: readonly WorldBarrier[];
  readonly remarks: readonly GazetteerFault[];
} => {
  const touching = new Map(sharedStretches(areas).map((shared) => [pairKey(shared), shared]));
  const known = new Map(areas.map((area) => [area.number, area]));
  const remarks: GazetteerFault[] = [];
  const given = new Set<string>();
  const borders = table.flatMap(({ a, b, kind, line, file }): readonly WorldBorder[] => {
    const [one, other] = [known.get(a), known.get(b)];
    if (kind === 'none' || one === undefined || other === undefined) return [];
    given.add(pairKey({ a, b }));
    const lines = touching.get(pairKey({ a, b }))?.lines;
    if (lines !== undefined) return [{ a, b, kind, lines }];
    const tie = [crossing(one.rings, other.rings)];
    if (CROSSINGS.includes(kind)) return [{ a, b, kind, lines: tie }];
    remarks.push({
      file: file ?? 'borders.csv',
      line,
      text: `${one.name} and ${other.name} do not touch: they are tied`,
    });
    return [{ a, b, kind, lines: tie, tied: true }];
  });
  const barred = [...touching.values()]
    .filter((shared) => !given.has(pairKey(shared)))
    .map(({ a, b, lines }) => ({ a, b, lines }));
  return { borders: borders.sort(byPair), barred: barred.sort(byPair), remarks };
};

const byPair = (one: { readonly a: number; readonly b: number }, other: { readonly a: number; readonly b: number }) =>
  one.a - other.a || one.b - other.b;
