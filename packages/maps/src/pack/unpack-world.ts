import type { Line, World } from '@chancery/core';
import { numbersIn } from './arc-text.ts';
import type { ArcRef, PackedRing, PackedWorld } from './packed-world.ts';

/** The world that was packed, to the last number. */
export const unpackWorld = (world: PackedWorld): World => {
  const { id, title, width, height, areas, borders, wilds, barred, routes, routeFigures } = world;
  const arcs = world.arcs.map((text) => walked(numbersIn(text)));
  const lineOf = (refs: readonly ArcRef[]): Line => {
    const line: number[] = [];
    for (const ref of refs) {
      // The last point of an arc is the first one of the next.
      line.length = Math.max(0, line.length - 2);
      for (const value of ref < 0 ? backwards(arcs[~ref] ?? []) : (arcs[ref] ?? [])) line.push(value);
    }
    return line;
  };
  const ringOf = ([start, ...refs]: PackedRing): Line => {
    const closed = lineOf(refs);
    const ring = closed.slice(0, -2);
    return start === 0 ? ring : [...ring.slice(2 * start), ...ring.slice(0, 2 * start)];
  };
  const withLines = <T extends { readonly lines: readonly (readonly ArcRef[])[] }>(it: T) => ({
    ...it,
    lines: it.lines.map(lineOf),
  });
  return {
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
  };
};

const walked = (steps: readonly number[]): Line => {
  const line: number[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    line.push(x, y);
  }
  return line;
};

export const backwards = (line: Line): Line => {
  const turned: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) turned.push(line[at] as number, line[at + 1] as number);
  return turned;
};
