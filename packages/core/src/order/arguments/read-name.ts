import type { JsonValue } from '../../json.ts';
import type { RulesetTypes } from '../../types/ruleset-types.ts';
import { keyOf, type LineInHand, plainRun } from '../words/line-in-hand.ts';
import type { ArgumentReading } from './argument-kind.ts';
import { givenNames, type NameIndex, namesOf } from './name-index.ts';
import type { NamedType } from './param.ts';
import { NO_READINGS } from './within.ts';

/** The names that stand at `at` in full, the longest first. */
export const exactNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
): readonly ArgumentReading[] => {
  const word = line.words[at];
  if (word === undefined) return NO_READINGS;
  const found = namesAt(line, namesOf(type, line.known), at, (names, key) => names.exactly(key));
  const given = givenNames(type, line);
  if (given !== null) found.push(...namesAt(line, given, at, (names, key) => names.exactly(key)));
  if (type.pattern?.test.test(word.text)) found.push({ value: type.pattern.value(word.text), next: at + 1 });
  if (type.nullable && NONE_WORDS.has(word.key)) found.push({ value: null, next: at + 1 });
  return found;
};

/** Those of which a part stands there. */
export const abbreviatedNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
): readonly ArgumentReading[] =>
  namesAt(line, namesOf(type, line.known), at, (names, key) =>
    names.exactly(key).length > 0 ? [] : names.abbreviated(key),
  );

/** What words from `at` on name, where they name one thing only; the longest first. */
const namesAt = <T extends RulesetTypes>(
  line: LineInHand<T>,
  names: NameIndex,
  at: number,
  named: (names: NameIndex, key: string) => readonly JsonValue[],
): ArgumentReading[] => {
  const found: ArgumentReading[] = [];
  const most = line.words[at]?.quoted ? 1 : plainRun(line, at, names.mostWords);
  for (let length = most; length > 0; length -= 1) {
    const [value, another] = named(names, keyOf(line, at, at + length));
    if (value !== undefined && another === undefined) found.push({ value, next: at + length });
  }
  return found;
};

const NONE_WORDS: ReadonlySet<string> = new Set(['none', 'nobody', 'nothing', 'null']);
