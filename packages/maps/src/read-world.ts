import {
  AREA_KINDS,
  BORDER_KINDS,
  err,
  type Line,
  ok,
  type Point,
  type Result,
  ROUTE_WAYS,
  type World,
  type WorldArea,
  type WorldBarrier,
  type WorldBorder,
  type WorldRoute,
} from '@chancery/core';

/** What is wrong in the JSON of a world, and where, such as `areas[3].seat.x`. */
export interface ReadFault {
  readonly path: string;
  readonly text: string;
}

/**
 * A world from parsed JSON, or everything that keeps it from being one. Only its shape is judged here; whether it makes
 * sense is the question of `faultsOfWorld`. Fields it does not know are left out.
 */
export const readWorld = (json: unknown): Result<World, readonly ReadFault[]> => {
  const faults: ReadFault[] = [];
  const field = fieldsOf(json, '', faults);
  const world: World = {
    id: field.text('id'),
    title: field.text('title'),
    width: field.whole('width', 1),
    height: field.whole('height', 1),
    areas: field.list('areas', readArea),
    borders: field.list('borders', readBorder),
    wilds: field.list('wilds', readRing),
    ...field.ifThere('barred', () => ({ barred: field.list('barred', readBarrier) })),
    ...field.ifThere('routes', () => ({ routes: field.list('routes', readRoute) })),
    ...field.ifThere('routeFigures', () => ({ routeFigures: field.list('routeFigures', readText) })),
  };
  return faults.length === 0 ? ok(world) : err(faults);
};

type Read<T> = (json: unknown, path: string, faults: ReadFault[]) => T;

const readArea: Read<WorldArea> = (json, path, faults) => {
  const field = fieldsOf(json, path, faults);
  const label = field.object('label');
  return {
    number: field.whole('number', 1),
    name: field.text('name'),
    kind: field.word('kind', AREA_KINDS),
    terrain: field.text('terrain'),
    rings: field.list('rings', readRing),
    label: { ...pointOf(label), room: label.whole('room', 0) },
    seat: pointOf(field.object('seat')),
  };
};

const readBorder: Read<WorldBorder> = (json, path, faults) => {
  const field = fieldsOf(json, path, faults);
  return {
    a: field.whole('a', 1),
    b: field.whole('b', 1),
    kind: field.word('kind', BORDER_KINDS),
    lines: field.list('lines', readOpenLine),
    ...field.ifThere('tied', () => field.onlyTrue('tied')),
  };
};

const readBarrier: Read<WorldBarrier> = (json, path, faults) => {
  const field = fieldsOf(json, path, faults);
  return { a: field.whole('a', 1), b: field.whole('b', 1), lines: field.list('lines', readOpenLine) };
};

const readRoute: Read<WorldRoute> = (json, path, faults) => {
  const field = fieldsOf(json, path, faults);
  return {
    a: field.whole('a', 1),
    b: field.whole('b', 1),
    by: field.word('by', ROUTE_WAYS),
    figures: field.list('figures', readWhole),
    line: field.line('line'),
  };
};

const readWhole: Read<number> = (json, path, faults) => {
  if (Number.isSafeInteger(json)) return json as number;
  faults.push({ path, text: 'wanted: a whole number' });
  return 0;
};

const readText: Read<string> = (json, path, faults) => {
  if (typeof json === 'string' && json !== '') return json;
  faults.push({ path, text: 'wanted: a text' });
  return '';
};

const readLine =
  (leastPoints: number): Read<Line> =>
  (json, path, faults) => {
    const line = Array.isArray(json) ? (json as readonly unknown[]) : [];
    if (line.length % 2 !== 0 || line.length < 2 * leastPoints || !line.every(Number.isSafeInteger)) {
      faults.push({ path, text: `wanted: x, y of at least ${leastPoints} points, whole numbers` });
      return [];
    }
    return line as Line;
  };

const readRing = readLine(3);
const readOpenLine = readLine(2);

const pointOf = (field: Fields): Point => ({ x: field.whole('x'), y: field.whole('y') });

/** The fields of an object; each takes note of what it lacks. */
interface Fields {
  text(name: string): string;
  word<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word;
  whole(name: string, least?: number): number;
  list<T>(name: string, read: Read<T>): readonly T[];
  line(name: string): Line;
  onlyTrue<Name extends string>(name: Name): { readonly [name in Name]: true };
  object(name: string): Fields;
  /** What `read` makes of a field that may be missing; nothing if it is. */
  ifThere<T extends object>(name: string, read: () => T): Partial<T>;
}

const fieldsOf = (json: unknown, path: string, faults: ReadFault[]): Fields => {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (!isObject) faults.push({ path, text: 'wanted: an object' });
  const fields: Readonly<Record<string, unknown>> = isObject ? (json as Readonly<Record<string, unknown>>) : {};
  /** Where there is no object, its fields are not missed one by one as well. */
  const noted = isObject ? faults : [];
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const wanted = <T>(name: string, text: string, value: T): T => {
    noted.push({ path: under(name), text: `wanted: ${text}` });
    return value;
  };
  return {
    text: (name) => {
      const value = fields[name];
      return typeof value === 'string' && value !== '' ? value : wanted(name, 'a text', '');
    },
    word: (name, words) => words.find((word) => word === fields[name]) ?? wanted(name, words.join(' | '), words[0]),
    whole: (name, least) => {
      const value = fields[name];
      const isWhole = Number.isSafeInteger(value) && (least === undefined || (value as number) >= least);
      return isWhole
        ? (value as number)
        : wanted(name, `a whole number${least === undefined ? '' : ` from ${least}`}`, 0);
    },
    list: (name, read) => {
      const value = fields[name];
      if (!Array.isArray(value)) return wanted(name, 'a list', []);
      return value.map((item: unknown, index) => read(item, `${under(name)}[${index}]`, noted));
    },
    line: (name) => readOpenLine(fields[name], under(name), noted),
    onlyTrue: <Name extends string>(name: Name) => {
      if (fields[name] !== true) wanted(name, 'true, or nothing at all', true);
      return { [name]: true } as { readonly [name in Name]: true };
    },
    object: (name) => fieldsOf(fields[name], under(name), noted),
    ifThere: (name, read) => (fields[name] === undefined ? {} : read()),
  };
};
