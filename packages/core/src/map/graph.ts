import { byNumber, sorted } from '../order-by.ts';
import { err, ok, type Result } from '../result.ts';

/** What lies between two areas. What each kind means for a move is for the ruleset to say. */
export const BORDER_KINDS = [
  'land',
  'mountain',
  'river',
  'bridge',
  'strait',
  'coast',
  'reef',
  'sea',
  'passage',
] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

export const AREA_KINDS = ['land', 'sea'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * The borders that two kinds of area can have with each other. 'bridge' is a river with a bridge over it, 'passage' a narrow
 * water between two seas that somebody may close.
 */
export const BORDERS_BETWEEN = {
  'land-land': ['land', 'mountain', 'river', 'bridge', 'strait'],
  'land-sea': ['coast', 'reef'],
  'sea-sea': ['sea', 'passage'],
} as const satisfies { readonly [pair in AreaPair]: readonly BorderKind[] };
export type AreaPair = 'land-land' | 'land-sea' | 'sea-sea';

/** An area by its number: whole, 0 to 65 535, gaps allowed. */
export interface Area {
  readonly number: number;
  readonly kind: AreaKind;
}

/** A border between the areas numbered `a` and `b`, the same from both sides. */
export interface Border {
  readonly a: number;
  readonly b: number;
  readonly kind: BorderKind;
}

/** Areas and borders made ready for quick questions. An area that it does not know throws a RangeError: our bug. */
export interface MapGraph {
  /** The numbers of all areas, ascending. */
  readonly areas: readonly number[];
  has(area: number): boolean;
  kindOf(area: number): AreaKind;
  /** The numbers of the areas that border this one, ascending. */
  neighbours(area: number): readonly number[];
  /** The kind of the border between two areas; undefined if they have none. */
  borderBetween(from: number, to: number): BorderKind | undefined;
}

export type GraphFault =
  | { readonly code: 'too-many-areas'; readonly count: number }
  | { readonly code: 'bad-area-number'; readonly area: number }
  | { readonly code: 'duplicate-area'; readonly area: number }
  | { readonly code: 'unknown-area'; readonly area: number; readonly border: Border }
  | { readonly code: 'self-border'; readonly area: number }
  | { readonly code: 'duplicate-border'; readonly a: number; readonly b: number }
  | { readonly code: 'impossible-border'; readonly border: Border; readonly between: AreaPair };

/** The graph of a map, or all faults of its areas and borders. At most 4096 areas. */
export const compileGraph = (
  areas: readonly Area[],
  borders: readonly Border[],
): Result<MapGraph, readonly GraphFault[]> => {
  const kinds = new Map(areas.map(({ number, kind }) => [number, kind]));
  const faults = [...areaFaults(areas), ...borderFaults(kinds, borders)];
  return faults.length === 0 ? ok(interned(kinds, borders)) : err(faults);
};

const MOST_AREAS = 4096;
const HIGHEST_NUMBER = 65_535;

const areaFaults = (areas: readonly Area[]): readonly GraphFault[] => {
  const faults: GraphFault[] = [];
  if (areas.length > MOST_AREAS) faults.push({ code: 'too-many-areas', count: areas.length });
  const seen = new Set<number>();
  for (const { number } of areas) {
    if (!Number.isInteger(number) || number < 0 || number > HIGHEST_NUMBER) {
      faults.push({ code: 'bad-area-number', area: number });
    }
    if (seen.has(number)) faults.push({ code: 'duplicate-area', area: number });
    seen.add(number);
  }
  return faults;
};

const borderFaults = (kinds: ReadonlyMap<number, AreaKind>, borders: readonly Border[]): readonly GraphFault[] => {
  const faults: GraphFault[] = [];
  const seen = new Set<string>();
  for (const border of borders) {
    const { a, b, kind } = border;
    const [low, high] = a < b ? [a, b] : [b, a];
    if (a === b) faults.push({ code: 'self-border', area: a });
    for (const area of new Set([a, b])) if (!kinds.has(area)) faults.push({ code: 'unknown-area', area, border });
    if (seen.has(`${low}-${high}`)) faults.push({ code: 'duplicate-border', a: low, b: high });
    seen.add(`${low}-${high}`);
    const between = pairOf(kinds.get(a), kinds.get(b));
    if (between !== undefined && a !== b && !mayLieBetween(between, kind)) {
      faults.push({ code: 'impossible-border', border, between });
    }
  }
  return faults;
};

const pairOf = (first: AreaKind | undefined, second: AreaKind | undefined): AreaPair | undefined => {
  if (first === undefined || second === undefined) return undefined;
  if (first !== second) return 'land-sea';
  return first === 'land' ? 'land-land' : 'sea-sea';
};

const mayLieBetween = (pair: AreaPair, kind: BorderKind): boolean =>
  (BORDERS_BETWEEN[pair] as readonly BorderKind[]).includes(kind);

/** Areas become places 0, 1, 2 ... in a square table that holds, for each pair, 1 + the index of the kind, or 0. */
const interned = (kinds: ReadonlyMap<number, AreaKind>, borders: readonly Border[]): MapGraph => {
  const areas = sorted(kinds.keys(), byNumber);
  const size = areas.length;
  const places = new Int16Array((areas.at(-1) ?? -1) + 1).fill(-1);
  areas.forEach((area, place) => {
    places[area] = place;
  });
  const placeOf = (area: number): number => {
    const place = places[area];
    if (place === undefined || place < 0) throw new RangeError(`there is no area ${area} on this map`);
    return place;
  };

  const table = new Uint8Array(size * size);
  for (const { a, b, kind } of borders) {
    const code = 1 + BORDER_KINDS.indexOf(kind);
    table[placeOf(a) * size + placeOf(b)] = code;
    table[placeOf(b) * size + placeOf(a)] = code;
  }
  const neighbours = areas.map((_, from) => areas.filter((_, to) => table[from * size + to] !== 0));
  const kindOfPlace = areas.map((area) => kinds.get(area) as AreaKind);

  return {
    areas,
    has: (area) => (places[area] ?? -1) >= 0,
    kindOf: (area) => kindOfPlace[placeOf(area)] as AreaKind,
    neighbours: (area) => neighbours[placeOf(area)] as readonly number[],
    borderBetween: (from, to) => BORDER_KINDS[(table[placeOf(from) * size + placeOf(to)] as number) - 1],
  };
};
