import type { BorderKind, Line, WorldBorder } from '@chancery/core';
import type { Correction, GazetteerFault } from '../gazetteer.ts';
import type { Arc } from './outlines.ts';
import { distance, type Spot } from './plane.ts';

/** What the borders need to know of the areas they join. */
export interface Bordered {
  readonly kind: 'land' | 'sea';
  readonly rings: readonly Line[];
}

interface Touch {
  readonly a: number;
  readonly b: number;
  readonly lines: readonly Line[];
}

/** The borders of a world, found along shared boundaries and put right by hand; `remarks` are corrections without effect. */
export const bordersOf = (
  areas: ReadonlyMap<number, Bordered>,
  arcs: readonly Arc[],
  corrections: readonly Correction[],
  leastBorder: number,
): { readonly borders: readonly WorldBorder[]; readonly remarks: readonly GazetteerFault[] } => {
  const touches = touchesOf(arcs);
  const borders = new Map<string, WorldBorder>();
  for (const [key, { a, b, lines }] of touches) {
    if (lines.reduce((sum, line) => sum + extent(line), 0) < leastBorder) continue;
    borders.set(key, { a, b, kind: naturalKind(areas.get(a), areas.get(b)), lines });
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
    borders.set(key, { a, b, kind, lines: lines ?? [crossing(areas.get(a)?.rings ?? [], areas.get(b)?.rings ?? [])] });
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

const extent = (line: Line): number => {
  let sum = 0;
  for (let at = 2; at < line.length; at += 2) sum += distance(spotAt(line, at - 2), spotAt(line, at));
  return sum;
};

const spotAt = (line: Line, at: number): Spot => [line[at] as number, line[at + 1] as number];

const naturalKind = (one: Bordered | undefined, other: Bordered | undefined): BorderKind =>
  one?.kind === other?.kind ? (one?.kind === 'sea' ? 'sea' : 'land') : 'coast';

/** The straight line between the nearest spots of two outlines. */
const crossing = (one: readonly Line[], other: readonly Line[]): Line => {
  let [best, least]: readonly [Line, number] = [[], Number.POSITIVE_INFINITY];
  for (const from of one) {
    for (let at = 0; at < from.length; at += 2) {
      for (const to of other) {
        for (let end = 0; end < to.length; end += 2) {
          const [dx, dy] = [
            (to[end] as number) - (from[at] as number),
            (to[end + 1] as number) - (from[at + 1] as number),
          ];
          if (dx * dx + dy * dy >= least) continue;
          least = dx * dx + dy * dy;
          best = [from[at] as number, from[at + 1] as number, to[end] as number, to[end + 1] as number];
        }
      }
    }
  }
  return best;
};
