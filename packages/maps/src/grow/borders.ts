import type { BorderKind, Line, WorldArea, WorldBorder } from '@chancery/core';
import type { Correction, GazetteerFault } from '../gazetteer.ts';
import type { Arc } from './outlines.ts';
import { distance, lengthOf, ringOf } from './plane.ts';

interface Touch {
  readonly a: number;
  readonly b: number;
  readonly lines: readonly Line[];
}

/** The borders of a world, found along shared boundaries and put right by hand; `remarks` are corrections without effect. */
export const bordersOf = (
  areas: readonly WorldArea[],
  arcs: readonly Arc[],
  corrections: readonly Correction[],
  leastBorder: number,
): { readonly borders: readonly WorldBorder[]; readonly remarks: readonly GazetteerFault[] } => {
  const byNumber = new Map(areas.map((area) => [area.number, area]));
  const touches = touchesOf(arcs);
  const borders = new Map<string, WorldBorder>();
  for (const [key, { a, b, lines }] of touches) {
    if (lines.reduce((sum, line) => sum + lengthOf(ringOf(line)), 0) < leastBorder) continue;
    borders.set(key, { a, b, kind: naturalKind(byNumber.get(a), byNumber.get(b)), lines });
  }

  const remarks: GazetteerFault[] = [];
  for (const { a, b, kind, line } of corrections) {
    const key = keyOf(a, b);
    const known = borders.get(key);
    const remark = (text: string): void =>
      void remarks.push({ file: 'borders.csv', line, text: `${a} and ${b}: ${text}` });
    if (kind === 'none') {
      if (!borders.delete(key)) remark('they are no neighbours anyway');
      continue;
    }
    if (known?.kind === kind) remark(`their border is a ${kind} border anyway`);
    const lines = kind === 'strait' ? undefined : touches.get(key)?.lines;
    borders.set(key, {
      a,
      b,
      kind,
      lines: lines ?? [crossing(byNumber.get(a)?.rings ?? [], byNumber.get(b)?.rings ?? [])],
    });
  }
  return { borders: [...borders.values()].sort((one, other) => one.a - other.a || one.b - other.b), remarks };
};

const keyOf = (a: number, b: number): string => `${a} ${b}`;

/** Who touches whom along which lines; wilds and what lies outside are nobody's neighbours. */
const touchesOf = (arcs: readonly Arc[]): ReadonlyMap<string, Touch> => {
  const touches = new Map<string, Touch>();
  for (const { left, right, line } of arcs) {
    const [a, b] = left < right ? [left, right] : [right, left];
    if (a < 1) continue;
    const known = touches.get(keyOf(a, b));
    touches.set(keyOf(a, b), { a, b, lines: [...(known?.lines ?? []), line] });
  }
  return touches;
};

const naturalKind = (one: WorldArea | undefined, other: WorldArea | undefined): BorderKind =>
  one?.kind === other?.kind ? (one?.kind === 'sea' ? 'sea' : 'land') : 'coast';

/** The straight line between the nearest spots of two outlines. */
const crossing = (one: readonly Line[], other: readonly Line[]): Line => {
  let [best, least]: readonly [Line, number] = [[], Number.POSITIVE_INFINITY];
  const ends = other.flatMap(ringOf);
  for (const from of one.flatMap(ringOf)) {
    for (const to of ends) {
      if (distance(from, to) >= least) continue;
      least = distance(from, to);
      best = [...from, ...to];
    }
  }
  return best;
};
