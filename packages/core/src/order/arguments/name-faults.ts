import type { Malformed } from '../../types/refusal.ts';
import type { RulesetTypes } from '../../types/ruleset-types.ts';
import { excerptOf, keyOf, type LineInHand } from '../words/line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { NamedType } from './param.ts';

/** What is wrong when the words are a name that several share; null if they are not. */
export const sharedName = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
  end: number,
): Malformed | null => {
  const names = namesOf(type, line.known);
  const key = keyOf(line, at, end);
  const exact = names.exactly(key);
  const values = exact.length > 0 ? exact : names.abbreviated(key);
  if (values.length < 2) return null;
  const meant = [...names.shown(values)].sort();
  return { code: 'ambiguous-name', what: type.name, words: excerptOf(line, at, end), meant };
};

/** What is wrong when they are no name, and what may have been meant. */
export const unknownName = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
  end: number,
): Malformed => {
  const meant = namesOf(type, line.known).suggestions(keyOf(line, at, end));
  return { code: 'unknown-name', what: type.name, words: excerptOf(line, at, end), meant };
};
