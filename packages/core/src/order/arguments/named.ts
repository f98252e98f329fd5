import type { JsonSchema } from '../../json.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import { fold } from '../words/fold.ts';
import { type Context, excerpt, keyOf } from '../words/line-in-hand.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { nextWords } from './misreading.ts';
import { sharedName, unknownName } from './name-faults.ts';
import { givenNames, namesOf } from './name-index.ts';
import type { NamedType } from './param.ts';
import { abbreviatedNames, exactNames } from './read-name.ts';
import { isWhole, NO_FAULTS } from './within.ts';

export const NAMED: ArgumentKind<NamedType> = {
  exact: exactNames,
  loose: abbreviatedNames,
  near: (line, type, { at, end }) => {
    const fault = sharedName(line, type, at, end);
    return fault === null ? NO_FAULTS : [fault];
  },
  far: (line, type, { at, end }) => [unknownName(line, type, at, end)],
  misread: (line, type, at) =>
    nextWords(
      NAMED,
      { line, type, at },
      {
        isSlip: (end) => namesOf(type, line.known).suggestions(keyOf(line, at, end)).length > 0,
      },
    ),
  fromJson: (type, context, value, path) => {
    const read = readName(type, context, value);
    return read.ok ? read : err([{ ...read.error, path }]);
  },
  wanted: ({ value, nullable }) => `${WANTED[value]}${nullable ? ' or null' : ''}`,
  range: () => '',
  schema: namedSchema,
  written: (type, { known }, value) => [
    value === null ? 'NONE' : namesOf(type, known).written(value as string | number),
  ],
  faults: () => NO_FAULTS,
};

const WANTED = {
  integer: 'a whole number',
  string: 'text',
  either: 'a whole number or text',
} as const satisfies { readonly [value in NamedType['value']]: string };

/** Reads one name from JSON; the fault still lacks its place. */
export const readName = (
  type: NamedType,
  { known, before }: Context,
  value: unknown,
): Result<string | number | null, Malformed> => {
  if (value === null && type.nullable) return ok(null);
  const fits = (type.value !== 'string' && isWhole(value)) || (type.value !== 'integer' && typeof value === 'string');
  if (!fits) return err({ code: 'bad-json', wanted: NAMED.wanted(type) });
  const name = value as string | number;
  const names = namesOf(type, known);
  const text = String(name);
  if (names.has(name) || (type.pattern?.test.test(text) && type.pattern.value(text) === name)) return ok(name);
  if (givenNames(type, { known, before })?.has(name)) return ok(name);
  return err({ code: 'unknown-name', what: type.name, words: excerpt(text), meant: names.suggestions(fold(text)) });
};

export function namedSchema(type: NamedType, { known }: Partial<Context>): JsonSchema {
  const listed = known !== undefined && type.pattern === undefined && type.given === undefined;
  const types = type.value === 'either' ? (['integer', 'string'] as const) : ([type.value] as const);
  return {
    type: type.nullable ? [...types, 'null'] : types.length === 1 ? types[0] : types,
    ...(listed ? { enum: [...type.of(known).map(({ value }) => value), ...(type.nullable ? [null] : [])] } : {}),
  };
}
