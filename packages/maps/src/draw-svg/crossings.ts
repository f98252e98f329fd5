import type { Point } from '@chancery/core';
import type { PreparedBorder } from './prepared-world.ts';
import type { Scene } from './scene.ts';
import { element, num, titled } from './svg-text.ts';
import { wholeRoot } from './whole-root.ts';

/** Straits as boards on paper have them: a line across the water with a head at either end. */
export const drawCrossings = (scene: Scene, straits: readonly PreparedBorder[]): readonly string[] =>
  straits.map(({ border }) => {
    const [line = []] = border.lines;
    const [x = 0, y = 0] = line;
    const nameOf = (area: number): string => scene.prepared.areas.get(area)?.name ?? '';
    return element(
      'g',
      { class: 'strait' },
      titled(`Crossing between ${nameOf(border.a)} and ${nameOf(border.b)}`) +
        drawCrossing(scene, { x, y }, { x: line.at(-2) ?? x, y: line.at(-1) ?? y }),
    );
  });

/** Pixels of the design: a crossing is at least so long, and its heads reach so far back and to the sides. */
const LEAST = 11;
const HEAD = { back: 4.2, side: 2.6 } as const;

export const drawCrossing = ({ sheet }: Pick<Scene, 'sheet'>, from: Point, to: Point): string => {
  const { ink, unit } = sheet;
  const [one, other] = longEnough(from, to, LEAST * unit);
  const path = `M${at(one)}L${at(other)}`;
  const heads = [headAt(one, other, unit), headAt(other, one, unit)].join('');
  return (
    element('path', { d: path, 'stroke-width': 3.6 * unit, stroke: ink.halo }) +
    element('path', { d: heads, 'stroke-width': 2.2 * unit, stroke: ink.halo }) +
    element('path', { d: path, 'stroke-width': 1.3 * unit, stroke: ink.line }) +
    element('path', { d: heads, fill: ink.line, stroke: 'none' })
  );
};

const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** The same stretch, made longer about its middle where the water is too narrow to be seen. */
const longEnough = (from: Point, to: Point, least: number): readonly [Point, Point] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = wholeRoot(dx * dx + dy * dy);
  if (far >= least) return [from, to];
  const [right, down] = far === 0 ? [least / 2, 0] : [(dx * least) / far / 2, (dy * least) / far / 2];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [
    { x: middle.x - right, y: middle.y - down },
    { x: middle.x + right, y: middle.y + down },
  ];
};

/** A head at a point, away from another. */
const headAt = (tip: Point, from: Point, unit: number): string => {
  const [dx, dy] = [tip.x - from.x, tip.y - from.y];
  const far = Math.max(1, wholeRoot(dx * dx + dy * dy));
  const [right, down] = [(dx * unit) / far, (dy * unit) / far];
  const wing = (side: 1 | -1): Point => ({
    x: tip.x - right * HEAD.back - down * HEAD.side * side,
    y: tip.y - down * HEAD.back + right * HEAD.side * side,
  });
  return `M${at(tip)}L${at(wing(1))}L${at(wing(-1))}z`;
};
