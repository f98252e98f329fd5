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
  | { readonly kind: 'plane' };

type Place = readonly [lat: number, lon: number];

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
  const conic = projection.text('kind') === 'conic-conformal';
  if (!conic && projection.text('kind') !== 'plane') faults.push('projection.kind: conic-conformal or plane is wanted');
  const settings: GrowSettings = {
    id: read.text('id'),
    title: read.text('title'),
    projection: conic
      ? { kind: 'conic-conformal', parallels: projection.pair('parallels'), meridian: projection.number('meridian') }
      : { kind: 'plane' },
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
    roughness: read.amount('roughness'),
    seed: read.text('seed'),
  };
  const { west, east, north, south } = settings.frame;
  if (faults.length === 0 && (west[1] >= east[1] || south[0] >= north[0])) {
    faults.push('frame: east must lie east of west, and north of south');
  }
  return faults.length === 0 ? ok(settings) : err([...new Set(faults)]);
};

const reader = (json: unknown, path: string, faults: string[]) => {
  const fields = typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};
  const wanted = <T>(field: string, what: string, value: T): T => {
    faults.push(`${path}${field}: ${what} is wanted`);
    return value;
  };
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  return {
    object: (field: string): unknown =>
      typeof fields[field] === 'object' && fields[field] !== null ? fields[field] : wanted(field, 'an object', {}),
    has: (field: string): boolean => fields[field] !== undefined,
    only: <Word extends string>(field: string, word: Word): Word =>
      fields[field] === word ? word : wanted(field, `${word}, or nothing at all,`, word),
    text: (field: string): string => {
      const value = fields[field];
      return typeof value === 'string' && value !== '' ? value : wanted(field, 'a text', '');
    },
    number: (field: string): number => {
      const value = fields[field];
      return isNumber(value) ? value : wanted(field, 'a number', 0);
    },
    amount: (field: string): number => {
      const value = fields[field];
      return isNumber(value) && Number.isInteger(value) && value >= 0
        ? value
        : wanted(field, 'a whole number from 0', 0);
    },
    pair: (field: string): readonly [number, number] => {
      const value = fields[field];
      return Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isNumber(value[1])
        ? [value[0], value[1]]
        : wanted(field, 'a pair of numbers', [0, 0]);
    },
  };
};
