import type { JsonValue } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { plainText } from './assemble.ts';
import { fold } from './fold.ts';
import { excerpt } from './line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { ListType, NamedType, ParamType } from './param.ts';
import { isWithin, lengthOf } from './read-argument.ts';

/**
 * Reads an unknown value as an argument of the type. Nothing is guessed: `"7"` is no number and `"fra"` is not `"Fra"`.
 * `path` says where it stands.
 */
export const readJsonValue = <T extends RulesetTypes>(
  type: ParamType<T>,
  known: Known<T>,
  value: unknown,
  path: string,
): Result<JsonValue, readonly Malformed[]> => {
  if (type.kind === 'list') return readList(type, known, value, path);
  const read = readSingle(type, known, value);
  return read.ok ? read : err([{ ...read.error, path }]);
};

const readSingle = <T extends RulesetTypes>(
  type: Exclude<ParamType<T>, ListType<T>>,
  known: Known<T>,
  value: unknown,
): Read => {
  switch (type.kind) {
    case 'named':
      return readName(type, known, value);
    case 'number':
      return isWhole(value) ? inRange(type, value) : wanted(wantedOf(type));
    case 'numbers': {
      if (!Array.isArray(value) || value.length !== type.count || !value.every(isWhole)) return wanted(wantedOf(type));
      const outside = value.find((each) => !isWithin(each, type));
      return outside === undefined ? ok([...value]) : inRange(type, outside);
    }
    case 'text':
      return typeof value === 'string' ? readText(type, value) : wanted(wantedOf(type));
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : wanted(wantedOf(type));
  }
};

/** All that is wrong with its items is told, each with its place. */
const readList = <T extends RulesetTypes>(
  type: ListType<T>,
  known: Known<T>,
  value: unknown,
  path: string,
): Result<JsonValue, readonly Malformed[]> => {
  if (!Array.isArray(value)) return err([{ code: 'bad-json', path, wanted: wantedOf(type) }]);
  const { name: what, from, to } = type;
  if (value.length < from || value.length > to) {
    return err([{ code: 'wrong-count', path, what, count: value.length, from, to }]);
  }
  const values: JsonValue[] = [];
  const faults: Malformed[] = [];
  value.forEach((item: unknown, index) => {
    const read = readName(type.of, known, item);
    const at = `${path}[${index}]`;
    if (!read.ok) faults.push({ ...read.error, path: at });
    else if (!values.includes(read.value)) values.push(read.value);
    else faults.push({ code: 'named-twice', path: at, what: type.of.name, words: excerpt(String(item)) });
  });
  return faults.length > 0 ? err(faults) : ok(values);
};

/** What the type takes in JSON, in words. */
export const wantedOf = <T extends RulesetTypes>(type: ParamType<T>): string => {
  switch (type.kind) {
    case 'named':
      return `${type.value === 'integer' ? 'a whole number' : 'text'}${type.nullable ? ' or null' : ''}`;
    case 'list':
      return `a list of ${type.from} to ${type.to} different values, each ${wantedOf(type.of)}`;
    case 'number':
      return `a whole number from ${type.from} to ${type.to}`;
    case 'numbers':
      return `${type.count} whole numbers from ${type.from} to ${type.to}`;
    case 'text':
      return `text of ${type.from} to ${type.to} characters`;
    case 'flag':
      return 'true or false';
  }
};

type Read = Result<JsonValue, Malformed>;

const wanted = (what: string): Read => err({ code: 'bad-json', wanted: what });

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const inRange = (
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
  value: number,
): Read => (isWithin(value, { from, to }) ? ok(value) : err({ code: 'out-of-range', what: name, value, from, to }));

const readText = (
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
  value: string,
): Read => {
  const text = plainText(value);
  const length = lengthOf(text);
  return isWithin(length, { from, to }) ? ok(text) : err({ code: 'text-length', what: name, length, from, to });
};

const readName = <T extends RulesetTypes>(type: NamedType<T>, known: Known<T>, value: unknown): Read => {
  if (value === null && type.nullable) return ok(null);
  const fits = type.value === 'integer' ? isWhole(value) : typeof value === 'string';
  if (!fits) return wanted(wantedOf(type));
  const name = value as string | number;
  const names = namesOf(type, known);
  const text = String(name);
  if (names.has(name) || (type.pattern?.test.test(text) && type.pattern.value(text) === name)) return ok(name);
  return err({ code: 'unknown-name', what: type.name, words: excerpt(text), meant: names.suggestions(fold(text)) });
};
