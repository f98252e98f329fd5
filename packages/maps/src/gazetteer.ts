import { type BorderKind, err, ok, type Result } from '@chancery/core';
import { type CsvRow, readCsv } from './csv.ts';

/** A place on the globe in degrees; of an invented realm, `lat` is how far up and `lon` how far right on its own plane. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** `wild` is land that belongs to no area: it keeps the cells of the areas beside it from growing into the desert. */
export const GAZETTEER_KINDS = ['land', 'sea', 'wild'] as const;
export type GazetteerKind = (typeof GAZETTEER_KINDS)[number];

/** One line of areas.csv. */
export interface GazetteerArea {
  /** Unique, from 1; of a wild, 0. */
  readonly number: number;
  readonly name: string;
  readonly kind: GazetteerKind;
  readonly at: LatLon;
  readonly terrain: string;
  /** Further places of the same area, which steer its shape. */
  readonly more: readonly LatLon[];
  readonly line: number;
  /** The columns that only the scenario knows, by their heading. */
  readonly extra: Readonly<Record<string, string>>;
}

/** What a correction makes of a border: one of the kinds, or none at all. */
export type CorrectedKind = BorderKind | 'none';

/** One line of borders.csv. */
export interface Correction {
  readonly a: number;
  readonly b: number;
  readonly kind: CorrectedKind;
  readonly why: string;
  readonly line: number;
}

export interface Gazetteer {
  readonly areas: readonly GazetteerArea[];
  readonly corrections: readonly Correction[];
}

/** What is wrong in a gazetteer, with the place where it stands. */
export interface GazetteerFault {
  readonly file: 'areas.csv' | 'borders.csv';
  readonly line: number;
  readonly text: string;
}

type Fault = (line: number, text: string) => void;

/**
 * A gazetteer from its two tables.
 * areas.csv: number, name, kind, lat, lon, terrain, more (`lat lon;lat lon`), then any columns of the scenario's own.
 * borders.csv: a, b, kind, why; `a` and `b` by number or by name. Columns are found by their heading.
 */
export const readGazetteer = (areasCsv: string, bordersCsv: string): Result<Gazetteer, readonly GazetteerFault[]> => {
  const faults: GazetteerFault[] = [];
  const areas = readAreas(readCsv(areasCsv), (line, text) => faults.push({ file: 'areas.csv', line, text }));
  const corrections = readCorrections(readCsv(bordersCsv), areas, (line, text) =>
    faults.push({ file: 'borders.csv', line, text }),
  );
  return faults.length === 0 ? ok({ areas, corrections }) : err(faults);
};

const AREA_COLUMNS = ['number', 'name', 'kind', 'lat', 'lon', 'terrain', 'more'] as const;
const BORDER_COLUMNS = ['a', 'b', 'kind', 'why'] as const;

type Cells<Column extends string> = {
  readonly line: number;
  readonly get: (column: Column) => string;
  readonly row: CsvRow;
};

/** The rows under a heading that has all the columns; a fault and no rows where it has not. */
const underHeading = <Column extends string>(
  rows: readonly CsvRow[],
  columns: readonly Column[],
  fault: Fault,
): { readonly heading: readonly string[]; readonly body: readonly Cells<Column>[] } => {
  const [head, ...rest] = rows;
  const heading = head?.cells ?? [];
  const missing = columns.filter((column) => !heading.includes(column));
  if (missing.length > 0) {
    fault(head?.line ?? 1, `the heading lacks: ${missing.join(', ')}`);
    return { heading, body: [] };
  }
  const body = rest.map((row) => {
    if (row.cells.length > heading.length)
      fault(row.line, `${row.cells.length} cells under ${heading.length} headings`);
    return { line: row.line, row, get: (column: Column) => row.cells[heading.indexOf(column)] ?? '' };
  });
  return { heading, body };
};

const readAreas = (rows: readonly CsvRow[], fault: Fault): readonly GazetteerArea[] => {
  const { heading, body } = underHeading(rows, AREA_COLUMNS, fault);
  const own = new Set<string>(AREA_COLUMNS);
  const areas = body.map(({ line, row, get }): GazetteerArea => {
    const kind = GAZETTEER_KINDS.find((known) => known === get('kind'));
    if (kind === undefined) fault(line, `kind is "${get('kind')}", not one of ${GAZETTEER_KINDS.join(', ')}`);
    if (get('name') === '' && kind !== 'wild') fault(line, 'no name');
    const extra = heading.flatMap((column, index) =>
      own.has(column) ? [] : [[column, row.cells[index] ?? ''] as const],
    );
    const more = get('more')
      .split(';')
      .filter((place) => place.trim() !== '');
    return {
      number: kind === 'wild' ? 0 : readNumber(get('number'), line, fault),
      name: get('name'),
      kind: kind ?? 'land',
      at: readPlace(`${get('lat')} ${get('lon')}`, line, fault),
      terrain: get('terrain'),
      more: more.map((place) => readPlace(place, line, fault)),
      line,
      extra: Object.fromEntries(extra),
    };
  });
  const named = areas.filter((area) => area.kind !== 'wild');
  faultsOfDoubles(named, (area) => String(area.number), 'number', fault);
  faultsOfDoubles(named, (area) => area.name.toLowerCase(), 'name', fault);
  return areas;
};

const readNumber = (text: string, line: number, fault: Fault): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) fault(line, `number is "${text}", not a whole number from 1`);
  return Number(text);
};

const readPlace = (text: string, line: number, fault: Fault): LatLon => {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) fault(line, `"${text.trim()}" is not a latitude and a longitude`);
  return { lat: Number(match?.[1]), lon: Number(match?.[2]) };
};

const faultsOfDoubles = (
  areas: readonly GazetteerArea[],
  keyOf: (area: GazetteerArea) => string,
  what: string,
  fault: Fault,
): void => {
  const first = new Map<string, GazetteerArea>();
  for (const area of areas) {
    const other = first.get(keyOf(area));
    if (other === undefined) first.set(keyOf(area), area);
    else if (keyOf(area) !== '')
      fault(area.line, `the ${what} of ${area.number} ${area.name} is already in line ${other.line}`);
  }
};

const LAND_LAND = 'land-land';
const LAND_SEA = 'land-sea';
const SEA_SEA = 'sea-sea';

/** Between what each kind of border can lie. */
const BETWEEN = {
  land: LAND_LAND,
  mountain: LAND_LAND,
  river: LAND_LAND,
  bridge: LAND_LAND,
  strait: LAND_LAND,
  coast: LAND_SEA,
  reef: LAND_SEA,
  sea: SEA_SEA,
  none: null,
} as const satisfies { readonly [kind in CorrectedKind]: string | null };

const isCorrectedKind = (text: string): text is CorrectedKind => Object.hasOwn(BETWEEN, text);

const readCorrections = (
  rows: readonly CsvRow[],
  areas: readonly GazetteerArea[],
  fault: Fault,
): readonly Correction[] => {
  const byKey = new Map<string, GazetteerArea>();
  for (const area of areas.filter(({ kind }) => kind !== 'wild')) {
    byKey.set(area.name.toLowerCase(), area);
    byKey.set(String(area.number), area);
  }
  const seen = new Map<string, number>();
  return underHeading(rows, BORDER_COLUMNS, fault).body.flatMap(({ line, get }): readonly Correction[] => {
    const [one, other] = [get('a'), get('b')].map((text) => {
      const area = byKey.get(text.toLowerCase());
      if (area === undefined) fault(line, `no land and no sea is called "${text}"`);
      return area;
    });
    const kind = get('kind');
    if (!isCorrectedKind(kind)) fault(line, `kind is "${kind}", not one of ${Object.keys(BETWEEN).join(', ')}`);
    if (one === undefined || other === undefined || !isCorrectedKind(kind)) return [];
    const between = one.kind === other.kind ? (one.kind === 'land' ? LAND_LAND : SEA_SEA) : LAND_SEA;
    if (one === other) fault(line, `${one.name} cannot border itself`);
    else if (BETWEEN[kind] !== null && BETWEEN[kind] !== between) {
      fault(line, `a ${kind} lies between ${BETWEEN[kind]}, but ${one.name} and ${other.name} are ${between}`);
    }
    const [a, b] = one.number < other.number ? [one.number, other.number] : [other.number, one.number];
    const before = seen.get(`${a} ${b}`);
    if (before !== undefined) fault(line, `${one.name} and ${other.name} are already in line ${before}`);
    seen.set(`${a} ${b}`, line);
    return [{ a, b, kind, why: get('why'), line }];
  });
};
