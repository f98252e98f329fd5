import type { JsonValue } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { Known, RulesetTypes } from '../ruleset/types.ts';
import { plainText } from './assemble.ts';
import { fold } from './fold.ts';
import { excerpt } from './line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { NamedType, ParamType } from './param.ts';
import { isWithin, lengthOf } from './read-argument.ts';
import type { Malformed } from './refusal.ts';

/** Reads an unknown value as an argument of the type. Nothing is guessed: `"7"` is no number and `"fra"` is not `"Fra"`. */
export const readJsonValue = <T extends RulesetTypes>(
  type: ParamType<T>,
  known: Known<T>,
  value: unknown,
): Result<JsonValue, Malformed> => {
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

/** What the type takes in JSON, in words. */
export const wantedOf = <T extends RulesetTypes>(type: ParamType<T>): string => {
  switch (type.kind) {
    case 'named':
      return `${type.value === 'integer' ? 'a whole number' : 'text'}${type.nullable ? ' or null' : ''}`;
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
