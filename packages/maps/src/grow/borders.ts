import type { Line, WorldArea, WorldBorder } from '@chancery/core';
import type { CorrectedKind, Correction, GazetteerFault } from '../gazetteer.ts';
import { crossing } from './crossing.ts';
import { keyOf, type Touch } from './touches.ts';

/** Corrections that make a border where there is none. The other kinds only say what a border is like. */
const FORCED: readonly CorrectedKind[] = ['land', 'strait', 'coast', 'sea', 'passage'];

/** The borders of a world, put right by hand, in the order of their areas; `remarks` are corrections without effect. */
export const correctedBorders = (
  areas: readonly WorldArea[],
  touches: ReadonlyMap<string, Touch>,
  corrections: readonly Correction[],
): { readonly borders: readonly WorldBorder[]; readonly remarks: readonly GazetteerFault[] } => {
  const borders = new Map<string, WorldBorder>();
  for (const [key, { a, b, kind, lines, isWide }] of touches) if (isWide) borders.set(key, { a, b, kind, lines });
  const names = new Map(areas.map(({ number, name }) => [number, name]));
  const rings = (number: number): readonly Line[] => areas.find((area) => area.number === number)?.rings ?? [];

  const remarks = corrections.flatMap(({ a, b, kind, line }): readonly GazetteerFault[] => {
    const key = keyOf({ a, b });
    const known = borders.get(key);
    const lines = touches.get(key)?.lines;
    const remark = (text: string): readonly GazetteerFault[] => [
      { file: 'borders.csv', line, text: `${names.get(a)} and ${names.get(b)} ${text}` },
    ];
    if (kind === 'none') return borders.delete(key) ? [] : remark('have no border anyway');
    if (known?.kind === kind) return remark(`have a ${kind} border anyway`);
    if (lines === undefined && !FORCED.includes(kind)) return remark(`do not touch, so there is no ${kind}`);
    borders.set(key, { a, b, kind, lines: lines ?? [crossing(rings(a), rings(b))] });
    return [];
  });
  const inOrder = [...borders.values()].sort((one, other) => one.a - other.a || one.b - other.b);
  return { borders: inOrder, remarks };
};
