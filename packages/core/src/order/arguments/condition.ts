import type { JsonSchema, JsonValue } from '../../json.ts';
import { err, ok } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import { fold } from '../words/fold.ts';
import { excerptOf, type LineInHand } from '../words/line-in-hand.ts';
import type { ArgumentKind, ArgumentReading } from './argument-kind.ts';
import { nextWords } from './misreading.ts';
import {
  CONDITION_SIGNS,
  type ConditionSign,
  type ConditionTerm,
  type ConditionType,
  type ConditionValue,
} from './param.ts';
import { afterParting, isParted } from './read-list.ts';
import { isWhole, isWithin, NO_FAULTS, NO_READINGS } from './within.ts';

/** `losses>=2`, `ratio<1/2`, `now`: what is compared, with or without blanks around its sign. */
export const CONDITION: ArgumentKind<ConditionType> = {
  exact: (line, type, at) => {
    const found: ArgumentReading[] = [];
    const terms: ConditionValue[] = [];
    for (let from = at; terms.length < type.to; ) {
      const term = termAt(line, type, from);
      if (term === null) break;
      terms.push(term.value);
      found.unshift({ value: [...terms], next: term.next });
      const parted = afterOr(line, term.next);
      if (parted === term.next && !isParted(line, term.next)) break;
      from = parted;
    }
    return found;
  },
  loose: () => NO_READINGS,
  near: () => NO_FAULTS,
  far: (line, type, { at, end }) => [
    { code: 'not-a-condition', what: type.name, words: excerptOf(line, at, end), terms: examplesOf(type) },
  ],
  misread: (line, type, at) => nextWords(CONDITION, { line, type, at }),
  fromJson: (type, _, value, path) => {
    if (!Array.isArray(value) || !isWithin(value.length, { from: 1, to: type.to })) {
      return err([{ code: 'bad-json', path, wanted: CONDITION.wanted(type) }]);
    }
    const faults = value.flatMap((term: unknown, index): readonly Malformed[] =>
      fits(type, term) ? [] : [{ code: 'bad-json', path: `${path}[${index}]`, wanted: CONDITION.wanted(type) }],
    );
    return faults.length > 0 ? err(faults) : ok(value.map((term) => plainTerm(term as ConditionValue)));
  },
  wanted: (type) => `a list of 1 to ${type.to} conditions such as ${JSON.stringify(sampleOf(type))}`,
  range: (type) => `: ${examplesOf(type).join(' or ')}; of several, separated by commas, any is enough`,
  schema: ({ terms, to }) => ({
    type: 'array',
    items: { anyOf: terms.map(termSchema) },
    minItems: 1,
    maxItems: to,
  }),
  written: (_, __, value) => (value as readonly ConditionValue[]).map(writtenTerm),
  faults: ({ terms, to }) => [
    ...(terms.length === 0 ? ['a condition speaks of nothing'] : []),
    ...(to < 1 ? ['a condition has at least one term'] : []),
    ...terms
      .filter(({ measure }) => !/^[a-z]+$/.test(measure))
      .map(({ measure }) => `${measure} is no word in small letters`),
  ],
};

/** The term that stands at `from`, and the place of the first word after it; null if there is none. */
const termAt = (
  { text, words }: LineInHand,
  { terms }: ConditionType,
  from: number,
): { readonly value: ConditionValue; readonly next: number } | null => {
  const first = words[from];
  if (first === undefined || first.quoted) return null;
  TERM.lastIndex = first.from;
  const found = TERM.exec(text);
  if (found === null) return null;
  const [all, word, sign, than, of] = found;
  const value = termOf(terms, fold(word as string), sign as string | undefined, than, of);
  const end = found.index + all.length;
  const next = words.findIndex((each, index) => index >= from && each.to >= end);
  return value === null || words[next]?.to !== end ? null : { value, next: next + 1 };
};

const termOf = (
  terms: readonly ConditionTerm[],
  word: string,
  given: string | undefined,
  ...[than, of]: readonly (string | undefined)[]
): ConditionValue | null => {
  const sign = SIGN_OF[given ?? ''] ?? (given as ConditionSign | undefined);
  const value: ConditionValue = {
    measure: word,
    ...(sign === undefined ? {} : { sign, than: Number(than) }),
    ...(of === undefined ? {} : { of: Number(of) }),
  };
  return terms.some((term) => isTerm(term, value)) ? value : null;
};

const isTerm = ({ measure, than }: ConditionTerm, value: ConditionValue): boolean => {
  if (value.measure !== measure) return false;
  if (than === undefined) return value.sign === undefined && value.than === undefined && value.of === undefined;
  if (value.sign === undefined || !than.signs.includes(value.sign) || !isWhole(value.than)) return false;
  if (value.of !== undefined && !(than.ratio === true && isWhole(value.of) && value.of > 0)) return false;
  return isWithin(value.than, than);
};

/** Whether an unknown value is a term of the type. */
const fits = ({ terms }: ConditionType, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => KEYS.includes(key)) &&
  terms.some((term) => isTerm(term, value as ConditionValue));

const plainTerm = ({ measure, sign, than, of }: ConditionValue): JsonValue => ({
  measure,
  ...(sign === undefined ? {} : { sign }),
  ...(than === undefined ? {} : { than }),
  ...(of === undefined ? {} : { of }),
});

const writtenTerm = ({ measure, sign, than, of }: ConditionValue): string =>
  sign === undefined ? measure : `${measure}${sign}${than}${of === undefined ? '' : `/${of}`}`;

const sampleOf = ({ terms }: ConditionType): readonly ConditionValue[] => terms.slice(0, 1).map(sampleTerm);

const sampleTerm = ({ measure, than }: ConditionTerm): ConditionValue => ({
  measure,
  ...(than === undefined
    ? {}
    : { sign: than.signs[0] as ConditionSign, than: Math.max(than.from, Math.min(than.to, 1)) }),
  ...(than?.ratio === true ? { of: 2 } : {}),
});

const examplesOf = ({ terms }: ConditionType): readonly string[] => terms.map(sampleTerm).map(writtenTerm);

const termSchema = ({ measure, help, than }: ConditionTerm): JsonSchema => ({
  type: 'object',
  description: help,
  properties: {
    measure: { type: 'string', enum: [measure] },
    ...(than === undefined
      ? {}
      : {
          sign: { type: 'string', enum: than.signs },
          than: { type: 'integer', minimum: than.from, maximum: than.to },
          ...(than.ratio === true ? { of: { type: 'integer', minimum: 1 } as const } : {}),
        }),
  },
  required: than === undefined ? ['measure'] : ['measure', 'sign', 'than'],
  additionalProperties: false,
});

/** The place after a small word that parts terms; `at` itself if there is none. */
const afterOr = (line: LineInHand, at: number): number =>
  line.words[at]?.quoted === false && line.words[at]?.key === 'or' ? at + 1 : afterParting(line, at);

const KEYS: readonly string[] = ['measure', 'sign', 'than', 'of'];
const SIGN_OF: { readonly [sign: string]: ConditionSign } = { '≥': '>=', '≤': '<=', '=>': '>=', '=<': '<=' };
const SIGNS = [...CONDITION_SIGNS, ...Object.keys(SIGN_OF)].sort((one, other) => other.length - one.length).join('|');
/** A word, and behind its sign a number or a ratio. */
const TERM = new RegExp(`(\\p{L}+)(?:\\s*(${SIGNS})\\s*([0-9]{1,9})(?:\\s*/\\s*([0-9]{1,9}))?)?`, 'uy');
