import { MOST_FIGURES, ROUTE_WAYS } from '@chancery/core';
import { type GazetteerArea, type GazetteerRoute, isArea } from '../gazetteer.ts';
import type { CsvRow } from './csv.ts';
import { type NoteFault, readTable, type TableLine } from './table.ts';

const COLUMNS = ['a', 'b', 'by', 'why'] as const;

/** The lines of routes.csv; the columns that are not known are its figures, called as they are headed. */
export const readRoutes = (
  rows: readonly CsvRow[],
  areas: readonly GazetteerArea[],
  fault: NoteFault,
): { readonly routes: readonly GazetteerRoute[]; readonly routeFigures: readonly string[] } => {
  const known: readonly string[] = COLUMNS;
  const routeFigures = rows[0]?.cells.filter((heading) => !known.includes(heading)) ?? [];
  if (routeFigures.length > MOST_FIGURES) fault(rows[0]?.line ?? 1, `more than ${MOST_FIGURES} columns of figures`);
  const called = new Map<string, GazetteerArea>();
  for (const area of areas.filter(isArea)) called.set(area.name.toLowerCase(), area).set(String(area.number), area);
  const first = new Map<string, GazetteerRoute>();
  const routes = readTable(rows, COLUMNS, fault).flatMap((line): readonly GazetteerRoute[] => {
    const route = readRoute(line, routeFigures, called, fault);
    if (route === undefined) return [];
    const key = `${route.a} ${route.b} ${route.by}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, route);
    else fault(route.line, `this route is in line ${other.line} too`);
    return [route];
  });
  return { routes, routeFigures };
};

const readRoute = (
  { line, get, extra }: TableLine<(typeof COLUMNS)[number]>,
  routeFigures: readonly string[],
  called: ReadonlyMap<string, GazetteerArea>,
  fault: NoteFault,
): GazetteerRoute | undefined => {
  const ends = [get('a'), get('b')].map((text) => {
    const area = called.get(text.toLowerCase());
    if (area === undefined) fault(line, `no land and no sea is called "${text}"`);
    return area;
  });
  const by = ROUTE_WAYS.find((known) => known === get('by'));
  if (by === undefined) fault(line, `by is "${get('by')}", not ${ROUTE_WAYS.join(' or ')}`);
  const figures = routeFigures.map((heading) => {
    const text = extra[heading] ?? '';
    if (!/^\d{1,4}$/.test(text)) fault(line, `${heading} is "${text}", not a whole number from 0 to 9999`);
    return Number(text);
  });
  const [one, other] = ends;
  if (one === undefined || other === undefined || by === undefined) return undefined;
  if (one === other) fault(line, `a route from ${one.name} to itself`);
  return { a: Math.min(one.number, other.number), b: Math.max(one.number, other.number), by, figures, line };
};
