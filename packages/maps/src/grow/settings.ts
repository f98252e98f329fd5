import { err, ok, type Result } from '@chancery/core';

/** How a globe, or an invented realm's own plane, is laid out flat. */
export type Projection =
  | {
      readonly kind: 'conic-conformal';
      /** The two latitudes that keep their true length. */
      readonly parallels: readonly [number, number];
      /** The longitude that runs straight up. */
      readonly meridian: number;
    }
  /** For half a globe: a straight frame along meridians and parallels, every shape as it is, the far north enlarged. */
  | { readonly kind: 'mercator'; readonly meridian: number; readonly lens?: Lens }
  | { readonly kind: 'plane' };

type Place = readonly [lat: number, lon: number];

/** A crowded part of the globe, drawn larger in its middle and less and less towards the rim. */
export interface Lens {
  readonly at: Place;
  /** Degrees of longitude to where about half of the enlargement is left. */
  readonly radius: number;
  /** What is added in the middle, at most 150: of 70, it is 1.7 times as large. */
  readonly percent: number;
}

/** Water that is cut open through land along a way, such as a strait too narrow for the coast to show. */
export interface Channel {
  readonly name: string;
  readonly way: readonly Place[];
  /** In world units. */
  readonly width: number;
}

/** Land, or water, along a way that belongs to an area though others are nearer: as little as makes the drawing follow its table. */
export interface Grant {
  /** The name of the area. */
  readonly to: string;
  readonly way: readonly Place[];
  /** In world units. */
  readonly width: number;
}

/** An island that is drawn so many times as large, in tenths, so that a finger finds it; `at` lies on it. */
export interface Enlarged {
  readonly name: string;
  readonly at: Place;
  /** Where its middle comes to lie, if it has to make way for a shore beside it. */
  readonly to?: Place;
  readonly tenths: number;
}

/** Land or water between parallels and meridians that belongs to no area; a side that is not given is open. */
export interface Outside {
  readonly of: 'land' | 'water';
  readonly north?: number;
  readonly south?: number;
  readonly west?: number;
  readonly east?: number;
}

/** grow.json: everything about a world that is not a place or a border. */
export interface GrowSettings {
  readonly id: string;
  readonly title: string;
  readonly projection: Projection;
  /** The edges of the world: each runs, straight on the plane, through its place. */
  readonly frame: { readonly west: Place; readonly east: Place; readonly north: Place; readonly south: Place };
  /** World units from the western to the eastern edge. */
  readonly width: number;
  /** A name of world-atlas (`land-10m`, `land-50m`, `land-110m`), or a GeoJSON file beside grow.json. */
  readonly coast: string;
  /** Bends of the coast of fewer square units are smoothed away; blunt ones count for up to twice their size. */
  readonly leastBend: number;
  /** Islands and lakes of fewer square units are left out, unless a place of the gazetteer lies in them. */
  readonly leastIsland: number;
  /** Areas that touch along fewer units than this are no neighbours. */
  readonly leastBorder: number;
  /** `given`: borders.csv and the routes by land of routes.csv list all borders, and they are the law; without it, whatever touches borders and the file corrects it. */
  readonly borders?: 'given';
  /** `walking`: an area holds what is nearest to its places on foot, or by water; without it, what is nearest in a straight line. */
  readonly cells?: 'walking';
  readonly channels?: readonly Channel[];
  readonly enlarged?: readonly Enlarged[];
  /** Only where cells are found by walking. */
  readonly granted?: readonly Grant[];
  /** Only where cells are found by walking. */
  readonly outside?: readonly Outside[];
  /** How much borders wander, in percent of their length: 0 straight, 20 natural, 50 wild. */
  readonly roughness: number;
  /** Another seed, other borders; the coast stays. */
  readonly seed: string;
}

/** Settings from parsed JSON, or all that is wrong with them. */
export const readSettings = (json: unknown): Result<GrowSettings, readonly string[]> => {
  const faults: string[] = [];
  const read = reader(json, '', faults);
  const frame = reader(read.object('frame'), 'frame.', faults);
  const projection = reader(read.object('projection'), 'projection.', faults);
  const settings: GrowSettings = {
    id: read.text('id'),
    title: read.text('title'),
    projection: readProjection(projection, faults),
    frame: {
      west: frame.pair('west'),
      east: frame.pair('east'),
      north: frame.pair('north'),
      south: frame.pair('south'),
    },
    width: read.amount('width'),
    coast: read.text('coast'),
    leastBend: read.amount('leastBend'),
    leastIsland: read.amount('leastIsland'),
    leastBorder: read.amount('leastBorder'),
    ...(read.has('borders') ? { borders: read.only('borders', 'given') } : {}),
    ...(read.has('cells') ? { cells: read.only('cells', 'walking') } : {}),
    ...(read.has('channels') ? { channels: read.each('channels', readChannel) } : {}),
    ...(read.has('enlarged') ? { enlarged: read.each('enlarged', readEnlarged) } : {}),
    ...(read.has('granted') ? { granted: read.each('granted', readGrant) } : {}),
    ...(read.has('outside') ? { outside: read.each('outside', readOutside) } : {}),
    roughness: read.amount('roughness'),
    seed: read.text('seed'),
  };
  const { west, east, north, south } = settings.frame;
  if (faults.length === 0 && (west[1] >= east[1] || south[0] >= north[0])) {
    faults.push('frame: east must lie east of west, and north of south');
  }
  return faults.length === 0 ? ok(settings) : err([...new Set(faults)]);
};

/** A lens that enlarges more than this would fold the plane at its rim. */
const MOST_PERCENT = 150;

/** Fields of an object, each as what it should be; whatever is wrong goes into the list of faults. */
interface Reader {
  /** What `read` makes of every item of a list. */
  readonly each: <T>(field: string, read: (item: Reader) => T) => readonly T[];
  readonly way: (field: string) => readonly (readonly [number, number])[];
  readonly object: (field: string) => unknown;
  readonly has: (field: string) => boolean;
  readonly only: <Word extends string>(field: string, word: Word) => Word;
  readonly text: (field: string) => string;
  readonly number: (field: string) => number;
  readonly amount: (field: string) => number;
  readonly pair: (field: string) => readonly [number, number];
}

const readProjection = (read: Reader, faults: string[]): Projection => {
  const kind = read.text('kind');
  if (kind === 'conic-conformal') return { kind, parallels: read.pair('parallels'), meridian: read.number('meridian') };
  if (kind === 'mercator') {
    const meridian = read.number('meridian');
    if (!read.has('lens')) return { kind, meridian };
    const lens = reader(read.object('lens'), 'projection.lens.', faults);
    const percent = lens.amount('percent');
    if (percent > MOST_PERCENT) faults.push(`projection.lens.percent: at most ${MOST_PERCENT} is wanted`);
    return { kind, meridian, lens: { at: lens.pair('at'), radius: lens.amount('radius'), percent } };
  }
  if (kind !== 'plane') faults.push('projection.kind: conic-conformal, mercator or plane is wanted');
  return { kind: 'plane' };
};

const readChannel = (read: Reader): Channel => ({
  name: read.text('name'),
  way: read.way('way'),
  width: read.amount('width'),
});

const readGrant = (read: Reader): Grant => ({ to: read.text('to'), way: read.way('way'), width: read.amount('width') });

const readEnlarged = (read: Reader): Enlarged => ({
  name: read.text('name'),
  at: read.pair('at'),
  ...(read.has('to') ? { to: read.pair('to') } : {}),
  tenths: read.amount('tenths'),
});

const SIDES = ['north', 'south', 'west', 'east'] as const;

const readOutside = (read: Reader): Outside => ({
  of: read.has('of') && read.text('of') === 'water' ? 'water' : read.only('of', 'land'),
  ...Object.fromEntries(SIDES.filter(read.has).map((side) => [side, read.number(side)])),
});

const reader = (json: unknown, path: string, faults: string[]): Reader => {
  const fields = typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};
  const wanted = <T>(field: string, what: string, value: T): T => {
    faults.push(`${path}${field}: ${what} is wanted`);
    return value;
  };
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  const isPair = (value: unknown): value is readonly [number, number] =>
    Array.isArray(value) && value.length === 2 && value.every(isNumber);
  return {
    each: (field, read) => {
      const value = fields[field];
      if (!Array.isArray(value)) return wanted(field, 'a list', []);
      return value.map((item, at) => read(reader(item, `${path}${field}[${at}].`, faults)));
    },
    way: (field) => {
      const value = fields[field];
      return Array.isArray(value) && value.length >= 2 && value.every(isPair)
        ? value
        : wanted(field, 'a list of two places or more', []);
    },
    object: (field) =>
      typeof fields[field] === 'object' && fields[field] !== null ? fields[field] : wanted(field, 'an object', {}),
    has: (field) => fields[field] !== undefined,
    only: (field, word) => (fields[field] === word ? word : wanted(field, `${word}, or nothing at all,`, word)),
    text: (field) => {
      const value = fields[field];
      return typeof value === 'string' && value !== '' ? value : wanted(field, 'a text', '');
    },
    number: (field) => {
      const value = fields[field];
      return isNumber(value) ? value : wanted(field, 'a number', 0);
    },
    amount: (field) => {
      const value = fields[field];
      return isNumber(value) && Number.isInteger(value) && value >= 0
        ? value
        : wanted(field, 'a whole number from 0', 0);
    },
    pair: (field) => {
      const value = fields[field];
      return isPair(value) ? [value[0], value[1]] : wanted(field, 'a pair of numbers', [0, 0]);
    },
  };
};
