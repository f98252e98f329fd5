import { type Line, onceFor, type World } from '@chancery/core';
import { arcCollector } from './arc-collector.ts';
import type { ArcRef, PackedRing, PackedWorld } from './packed-world.ts';

/** Packs a world; once for each, since a world does not change. */
export const packWorld = onceFor((world: World): PackedWorld => pack(world));

const pack = (world: World): PackedWorld => {
  const { id, title, width, height, areas, borders, wilds, barred, routes, routeFigures } = world;
  const beside = neighboursOf([...areas.flatMap(({ rings }) => rings), ...wilds]);
  const { arcs, refOf } = arcCollector();
  const ringOf = (ring: Line): PackedRing => {
    const first = beginningOf(ring, beside);
    const turned = [
      ...ring.slice(2 * first),
      ...ring.slice(0, 2 * first),
      ring[2 * first] ?? 0,
      ring[2 * first + 1] ?? 0,
    ];
    const points = ring.length / 2;
    return [(points - first) % points, ...piecesOf(turned, beside).map(refOf)];
  };
  const lineOf = (line: Line): readonly ArcRef[] => piecesOf(line, beside).map(refOf);
  const withLines = <T extends { readonly lines: readonly Line[] }>(it: T) => ({ ...it, lines: it.lines.map(lineOf) });
  return {
    format: 'chancery-world-2',
    id,
    title,
    width,
    height,
    areas: areas.map((area) => ({ ...area, rings: area.rings.map(ringOf) })),
    borders: borders.map(withLines),
    wilds: wilds.map(ringOf),
    ...(barred === undefined ? {} : { barred: barred.map(withLines) }),
    ...(routes === undefined ? {} : { routes: routes.map((route) => ({ ...route, line: lineOf(route.line) })) }),
    ...(routeFigures === undefined ? {} : { routeFigures }),
    arcs,
  };
};

/** Who lies on the two sides of the step from one point of a line to the next. */
type Beside = (line: Line, at: number) => string;

const neighboursOf = (rings: readonly Line[]): Beside => {
  const owners = new Map<string, string>();
  for (const [number, ring] of rings.entries()) {
    for (let at = 0; at < ring.length; at += 2) {
      const key = stepKey(ring, at);
      owners.set(key, `${owners.get(key) ?? ''} ${number}`);
    }
  }
  return (line, at) => owners.get(stepKey(line, at)) ?? '';
};

/** The same for both directions. */
const stepKey = (line: Line, at: number): string => {
  const next = (at + 2) % line.length;
  const [a, b] = [`${line[at]} ${line[at + 1]}`, `${line[next]} ${line[next + 1]}`];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
};

/** The first point of a ring at which its neighbour changes; of an island, the same point whoever looks at it. */
const beginningOf = (ring: Line, beside: Beside): number => {
  let westmost = 0;
  for (let at = 0; at < ring.length; at += 2) {
    if (beside(ring, (at + ring.length - 2) % ring.length) !== beside(ring, at)) return at / 2;
    const [x, y, leastX, leastY] = [ring[at], ring[at + 1], ring[westmost], ring[westmost + 1]] as [
      number,
      number,
      number,
      number,
    ];
    if (x < leastX || (x === leastX && y < leastY)) westmost = at;
  }
  return westmost / 2;
};

/** An open line, cut wherever its neighbour changes. */
const piecesOf = (line: Line, beside: Beside): readonly Line[] => {
  const pieces: Line[] = [];
  let begun = 0;
  for (let at = 2; at < line.length; at += 2) {
    const last = at + 2 >= line.length;
    if (!last && beside(line, at - 2) === beside(line, at)) continue;
    pieces.push(line.slice(begun, at + 2));
    begun = at;
  }
  return pieces;
};
