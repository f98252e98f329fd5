import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../ruleset/types.ts';
import { keyOf, type LineInHand, plainRun } from './line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { NamedType } from './param.ts';

/** An argument as read: its value, and the place of the first word after it. */
export interface ArgumentReading {
  readonly value: JsonValue;
  readonly next: number;
}

/** The names that stand at `at` in full, the longest first. */
export const exactNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
): readonly ArgumentReading[] => {
  const word = line.words[at];
  if (word === undefined) return NONE;
  const names = namesOf(type, line.known);
  const found: ArgumentReading[] = [];
  const most = word.quoted ? 1 : plainRun(line, at, names.mostWords);
  for (let length = most; length > 0; length -= 1) {
    const [value, another] = names.exactly(keyOf(line, at, at + length));
    if (value !== undefined && another === undefined) found.push({ value, next: at + length });
  }
  if (type.pattern?.test.test(word.text)) found.push({ value: type.pattern.value(word.text), next: at + 1 });
  if (type.nullable && NOBODY.has(word.key)) found.push({ value: null, next: at + 1 });
  return found;
};

/** Those of which a part stands there. */
export const abbreviatedNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
): readonly ArgumentReading[] => {
  const word = line.words[at];
  if (word === undefined) return NONE;
  const names = namesOf(type, line.known);
  const found: ArgumentReading[] = [];
  const most = word.quoted ? 1 : plainRun(line, at, names.mostWords);
  for (let length = most; length > 0; length -= 1) {
    const key = keyOf(line, at, at + length);
    const [value, another] = names.exactly(key).length > 0 ? [] : names.abbreviated(key);
    if (value !== undefined && another === undefined) found.push({ value, next: at + length });
  }
  return found;
};

const NONE: readonly ArgumentReading[] = [];
const NOBODY: ReadonlySet<string> = new Set(['none', 'nobody', 'nothing', 'null']);
