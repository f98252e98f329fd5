import type { OrderArrow, Point } from '@chancery/core';
import { ARROW_COLOURS } from './ink.ts';
import type { PlacedMarker } from './placed.ts';
import type { Scene } from './scene.ts';
import { element, num, titled } from './svg-text.ts';
import { hundredths } from './whole-root.ts';

/** Orders to move: blue through a location, red into the last one; the arrow of the unit in hand stands out. MD-16.15 */
export const drawArrows = (scene: Scene, markers: readonly PlacedMarker[]): readonly string[] => {
  const { sheet, picture } = scene;
  if (sheet.size === 'thumb') return [];
  const plain = picture.arrows.filter(({ selected }) => !selected);
  const strong = picture.arrows.filter(({ selected }) => selected);
  return [...plain, ...strong].map((arrow) => drawArrow(scene, arrow, markers));
};

/** Thickness of the line in pixels of the design. */
export const THIN_ARROW = 2.6;
export const STRONG_ARROW = 4.2;

const drawArrow = (scene: Scene, arrow: OrderArrow, markers: readonly PlacedMarker[]): string => {
  const stops = stopsOf(scene, arrow, markers);
  const thick = (arrow.selected ? STRONG_ARROW : THIN_ARROW) * scene.sheet.unit;
  const parts = stops.slice(1).map((stop, at) => {
    const curve = bowed(stops[at] as Point, stop, at % 2 === 0 ? 1 : -1, scene.sheet.unit);
    return stretch(curve, at + 2 === stops.length ? 'last' : 'through', thick);
  });
  return element(
    'g',
    { class: arrow.selected ? 'arrow selected' : 'arrow', 'data-unit': arrow.unit },
    titled(arrow.title ?? arrow.unit) + parts.join(''),
  );
};

/** From the marker of the troops that go, or else the seat of their area, by the seats of the others. */
const stopsOf = ({ prepared }: Scene, arrow: OrderArrow, markers: readonly PlacedMarker[]): readonly Point[] => {
  const seats = arrow.through.flatMap((number) => prepared.areas.get(number)?.seat ?? []);
  const own = markers.filter(({ marker }) => marker.area === arrow.through[0] && marker.base === 'own');
  const marker = own.find((each) => each.marker.selected === arrow.selected) ?? own[0];
  const start = arrow.from ?? marker ?? seats[0];
  return start ? [start, ...seats.slice(1)] : [];
};

export interface Curve {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

export const stretch = ({ start, bend, end }: Curve, part: keyof typeof ARROW_COLOURS, thick: number): string => {
  const colour = ARROW_COLOURS[part];
  const line = `M${num(start.x)} ${num(start.y)}Q${num(bend.x)} ${num(bend.y)} ${num(end.x)} ${num(end.y)}`;
  const head = headOf(bend, end, thick);
  const halo = thick * HALO;
  return (
    element('path', { d: line, fill: 'none', stroke: '#ffffff', 'stroke-width': thick + halo }) +
    element('path', { d: head, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': halo }) +
    element('path', { class: part, d: line, fill: 'none', stroke: colour, 'stroke-width': thick }) +
    element('path', { d: head, fill: colour })
  );
};

const HALO = 0.7;

/** A barbed head that goes on where the line ends. */
const headOf = (bend: Point, end: Point, thick: number): string => {
  const length = hundredths(end.x - bend.x, end.y - bend.y) / 100 || 1;
  const dx = ((end.x - bend.x) / length) * thick;
  const dy = ((end.y - bend.y) / length) * thick;
  const at = (along: number, across: number): string =>
    `${num(end.x + dx * along - dy * across)} ${num(end.y + dy * along + dx * across)}`;
  return `M${at(3.2, 0)}L${at(-1.2, 1.9)}L${at(-0.2, 0)}L${at(-1.2, -1.9)}z`;
};

/** Pixels of the design that are left free where a stretch begins and before the place where it ends. */
const AIR_BEFORE = 13;
const AIR_AFTER = 14;

/** A curve from near one place to near another, bent to one side by a seventh of its length. */
export const bowed = (from: Point, to: Point, side: 1 | -1, unit: number): Curve => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bendX = from.x + dx / 2 + (side * dy) / 7;
  const bendY = from.y + dy / 2 - (side * dx) / 7;
  const length = hundredths(dx, dy) / 100 || 1;
  const first = Math.min(0.3, (AIR_BEFORE * unit) / length);
  const last = 1 - Math.min(0.3, (AIR_AFTER * unit) / length);
  // The control points of a part of a quadratic curve, from share a of the way to share b.
  const at = (a: number, b: number): Point => ({
    x: (1 - a) * (1 - b) * from.x + (a * (1 - b) + b * (1 - a)) * bendX + a * b * to.x,
    y: (1 - a) * (1 - b) * from.y + (a * (1 - b) + b * (1 - a)) * bendY + a * b * to.y,
  });
  return { start: at(first, first), bend: at(first, last), end: at(last, last) };
};
