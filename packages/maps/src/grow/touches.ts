import type { BorderKind, Line, WorldArea, WorldBorder } from '@chancery/core';
import type { Arc } from './outlines.ts';
import { lengthOf, ringOf } from './plane.ts';
import { type Element, WILD } from './sites.ts';

/** Two areas that touch, along which lines, and the kind of border that comes from it by nature. */
export interface Touch extends WorldBorder {
  /** Whether it is wide enough to be a border. */
  readonly isWide: boolean;
}

export const keyOf = ({ a, b }: { readonly a: number; readonly b: number }): string => `${a} ${b}`;

/**
 * Who touches whom. Wide enough are `leastBorder` units, or less where the line runs from one coast to the other: that
 * is a strait between two seas or a neck of land, not the mere meeting of four corners.
 */
export const touchesOf = (
  areas: readonly WorldArea[],
  arcs: readonly Arc[],
  leastBorder: number,
): ReadonlyMap<string, Touch> => {
  const kinds = new Map(areas.map(({ number, kind }) => [number, kind]));
  const elementOf = (owner: number): Element | undefined =>
    owner === WILD || kinds.get(owner) === 'land' ? 'land' : kinds.get(owner) === 'sea' ? 'water' : undefined;
  const meeting = elementsAtEnds(arcs, elementOf);

  const touches = new Map<string, Touch>();
  for (const { left, right, line } of arcs) {
    const [a, b] = left < right ? [left, right] : [right, left];
    if (a <= WILD) continue;
    const known = touches.get(keyOf({ a, b }));
    const lines = [...(known?.lines ?? []), line];
    const other: Element = elementOf(a) === 'land' ? 'water' : 'land';
    const kind = naturalKind(elementOf(a), elementOf(b));
    const fromCoastToCoast = kind !== 'coast' && endsOf(line).every((end) => meeting.get(end)?.has(other));
    const isWide = known?.isWide || fromCoastToCoast || totalLength(lines) >= leastBorder;
    touches.set(keyOf({ a, b }), { a, b, kind, lines, isWide });
  }
  return touches;
};

const naturalKind = (one: Element | undefined, other: Element | undefined): BorderKind =>
  one !== other ? 'coast' : one === 'land' ? 'land' : 'sea';

/** What meets at each end of an arc. */
const elementsAtEnds = (
  arcs: readonly Arc[],
  elementOf: (owner: number) => Element | undefined,
): ReadonlyMap<string, ReadonlySet<Element>> => {
  const meeting = new Map<string, Set<Element>>();
  for (const { left, right, line } of arcs) {
    for (const end of endsOf(line)) {
      const elements = meeting.get(end) ?? new Set<Element>();
      for (const element of [elementOf(left), elementOf(right)]) if (element !== undefined) elements.add(element);
      meeting.set(end, elements);
    }
  }
  return meeting;
};

const endsOf = (line: Line): readonly [string, string] => [`${line[0]} ${line[1]}`, `${line.at(-2)} ${line.at(-1)}`];

const totalLength = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lengthOf(ringOf(line)), 0);
