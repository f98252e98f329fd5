import { textInOrder } from './in-order.ts';

/**
 * One text for one value: JSON with the keys of every object in code unit order and undefined properties left out.
 * Equal data gives equal text, whoever built it and in whatever order.
 *
 * Plain data only: null, booleans, finite numbers, strings, arrays, and objects without a class. Anything else
 * (functions, symbols, bigints, NaN, undefined in a list, Map, Date, instances) and anything nested more than
 * 500 deep (a cycle) is our own bug and throws a TypeError that names the place, as in `armies.a1.stack[2]`.
 */
export const canonicalText = (value: unknown): string => textInOrder(value, DEEPEST) ?? refuse(value);

const DEEPEST = 500;

type Path = readonly (string | number)[];

/** A value that is not plain data, and where it lies. */
interface Fault {
  readonly what: string;
  readonly path: Path;
}

const refuse = (value: unknown): never => {
  const { what, path } = faultIn(value, []) ?? { what: 'something', path: [] };
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  const shown = steps.length > 12 ? [...steps.slice(0, 12), '...'] : steps;
  const place = shown.join('').replace(/^\./, '') || 'the value itself';
  throw new TypeError(`${what} is not plain data, at ${place}`);
};

/** The first fault, as the text would have come to it. */
const faultIn = (value: unknown, path: Path): Fault | null => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : { what: String(value), path };
    case 'object':
      if (value === null) return null;
      if (path.length > DEEPEST) return { what: 'something nested so deep, perhaps a cycle,', path };
      return Array.isArray(value) ? faultAmong([...value.entries()], path) : faultInObject(value, path);
    default:
      return { what: value === undefined ? 'undefined' : `a ${typeof value}`, path };
  }
};

const faultInObject = (object: object, path: Path): Fault | null => {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return { what: nameOf(object), path };
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return faultAmong(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)),
    path,
  );
};

const faultAmong = (parts: readonly (readonly [string | number, unknown])[], path: Path): Fault | null => {
  for (const [step, value] of parts) {
    const fault = faultIn(value, [...path, step]);
    if (fault !== null) return fault;
  }
  return null;
};

const nameOf = (object: object): string => {
  const name = (object.constructor as { readonly name?: string } | undefined)?.name;
  return `an instance of ${name || 'an unnamed class'}`;
};
