import type { Line, RouteWay, World, WorldRoute } from '@chancery/core';
import { type Box, boxAround, within } from './box.ts';
import type { Ink } from './ink.ts';
import type { PreparedRoute } from './prepared-world.ts';
import type { Scene } from './scene.ts';
import type { Table } from './spots.ts';
import { type Attributes, element, num, titled } from './svg-text.ts';
import { textWidth } from './text-width.ts';
import { walk } from './walk.ts';

/** The figures of a route, where they are written. */
export interface PlacedFigures {
  readonly route: WorldRoute;
  readonly text: string;
  readonly box: Box;
}

/** Pixels of the design. */
const SIZE = 6.6;
const PAD = 2.2;

/** Where along its line the figures of a route may stand, as percentages, best first. */
const PLACES = [50, 42, 58, 34, 66, 27, 73, 20, 80];

/** Writes the figures of each route on its line, short routes first as they have the fewest places; on the middle of it if all are taken. */
export const placeFigures = (table: Table, scene: Scene): readonly PlacedFigures[] => {
  const { unit, safe } = table.sheet;
  return scene.routes
    .filter(({ route }) => route.figures.length > 0)
    .toSorted((one, other) => one.route.line.length - other.route.line.length)
    .flatMap(({ route }): readonly PlacedFigures[] => {
      const text = route.figures.join('·');
      const width = textWidth(text, { size: SIZE * unit, bold: true }) + 2 * PAD * unit;
      const boxes = stepsAlong(route.line)
        .map(({ x, y }) => boxAround(x, y, width, (SIZE + PAD) * unit))
        .filter((box) => within(box, safe));
      const box = boxes.find((free) => table.room.isFree(free)) ?? boxes[0];
      if (box === undefined) return [];
      table.room.take(box);
      return [{ route, text, box }];
    });
};

const stepsAlong = (line: Line): readonly { readonly x: number; readonly y: number }[] => {
  const steps = walk([line], 1);
  return PLACES.flatMap((place) => steps[Math.floor((steps.length * place) / 100)] ?? []);
};

/** How routes are drawn: those by land whole, those by sea in long dashes, so that nobody has to tell them by their colour. */
export const routeStroke = (by: RouteWay, ink: Ink, unit: number): Attributes =>
  by === 'land'
    ? { stroke: ink.line, 'stroke-width': 1.5 * unit, 'stroke-opacity': '.8' }
    : { stroke: ink.seaName, 'stroke-width': 1.7 * unit, 'stroke-dasharray': `${num(6 * unit)} ${num(4 * unit)}` };

export const drawRoutes = (scene: Scene): readonly string[] => {
  const { ink, unit, size } = scene.sheet;
  if (scene.routes.length === 0 || size === 'thumb') return [];
  const ways = scene.routes.map(({ route, path }: PreparedRoute) =>
    element(
      'g',
      { class: `route ${route.by}`, 'data-route': `${route.a}-${route.b}` },
      titled(routeTitle(scene.prepared.world, route)) +
        element('path', { d: path, stroke: ink.halo, 'stroke-width': 3.6 * unit, 'stroke-opacity': '.7' }) +
        element('path', { d: path, ...routeStroke(route.by, ink, unit) }),
    ),
  );
  return [element('g', { class: 'routes', fill: 'none', 'stroke-linecap': 'butt' }, ways.join(''))];
};

/** The figures: by land on a tile with corners, by sea on a round one. */
export const drawFigures = (scene: Scene, figures: readonly PlacedFigures[]): string => {
  const { ink, unit } = scene.sheet;
  if (figures.length === 0) return '';
  const tiles = figures.map(({ route, text, box }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const colour = route.by === 'land' ? ink.line : ink.seaName;
    const tile = {
      x: box.left,
      y: box.top,
      width,
      height,
      rx: route.by === 'land' ? 0.8 * unit : height / 2,
      fill: ink.halo,
      stroke: colour,
      'stroke-width': 0.6 * unit,
      'stroke-opacity': '1',
    };
    const words = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 + SIZE * 0.36 * unit, fill: colour };
    return element(
      'g',
      { class: `figures ${route.by}`, 'data-route': `${route.a}-${route.b}` },
      titled(routeTitle(scene.prepared.world, route)) +
        element('rect', tile) +
        element('text', { ...words, stroke: 'none' }, text),
    );
  });
  return element('g', { class: 'route-figures', 'font-size': SIZE * unit, 'font-weight': 'bold' }, tiles.join(''));
};

/** A route in words, with what its figures are. */
const routeTitle = ({ areas, routeFigures = [] }: World, { a, b, by, figures }: WorldRoute): string => {
  const nameOf = (area: number): string => areas.find(({ number }) => number === area)?.name ?? '';
  const said = figures.map((figure, at) =>
    routeFigures[at] === undefined ? `${figure}` : `${routeFigures[at]} ${figure}`,
  );
  return `${nameOf(a)} to ${nameOf(b)} by ${by}${said.length === 0 ? '' : `: ${said.join(', ')}`}`;
};
