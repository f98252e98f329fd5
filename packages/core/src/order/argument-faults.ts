import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { plainText } from './assemble.ts';
import { excerpt, excerptOf, type LineInHand } from './line-in-hand.ts';
import { listFaults } from './list-faults.ts';
import { sharedName, unknownName } from './name-faults.ts';
import type { ParamType } from './param.ts';
import { isWithin, lengthOf, numbersFrom, wholeOf } from './read-argument.ts';

/**
 * What is wrong when the words from `at` up to, not including, `end` are understood but cannot stand as the argument:
 * a shared name, a number or text out of range. Nothing if they are not understood.
 */
export const nearFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  end: number,
): readonly Malformed[] => {
  const word = line.words[at];
  if (word === undefined) return NONE;
  switch (type.kind) {
    case 'named':
      return some(sharedName(line, type, at, end));
    case 'list': {
      const faults = listFaults(line, type, at, end);
      return faults.some(({ code }) => code === 'unknown-name') ? NONE : faults;
    }
    case 'number': {
      const value = end === at + 1 ? wholeOf(word) : null;
      return value === null || isWithin(value, type) ? NONE : [outOfRange(type, value)];
    }
    case 'numbers': {
      const values = end === at + type.count ? numbersFrom(line, at, type.count) : null;
      const value = values?.find((each) => !isWithin(each, type));
      return value === undefined ? NONE : [outOfRange(type, value)];
    }
    case 'text': {
      if (end !== at + 1 || !word.quoted) return NONE;
      const length = lengthOf(plainText(word.text));
      return [{ code: 'text-length', what: type.name, length, from: type.from, to: type.to }];
    }
    case 'flag':
      return NONE;
  }
};

/** What is wrong when the words are not understood as the argument. */
export const farFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  end: number,
): readonly Malformed[] => {
  switch (type.kind) {
    case 'named':
      return [unknownName(line, type, at, end)];
    case 'list':
      return listFaults(line, type, at, end);
    case 'number':
      return [{ code: 'not-a-number', what: type.name, words: excerptOf(line, at, end) }];
    case 'numbers': {
      const wrong = line.words.slice(at, end).find((word) => wholeOf(word) === null);
      return wrong === undefined
        ? [{ code: 'missing-words', after: excerptOf(line, 0, end), wanted: type.name }]
        : [{ code: 'not-a-number', what: type.name, words: excerpt(wrong.text) }];
    }
    case 'text':
    case 'flag':
      return [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted: type.name }];
  }
};

const NONE: readonly Malformed[] = [];

const some = (fault: Malformed | null): readonly Malformed[] => (fault === null ? NONE : [fault]);

const outOfRange = (
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
  value: number,
): Malformed => ({ code: 'out-of-range', what: name, value, from, to });
