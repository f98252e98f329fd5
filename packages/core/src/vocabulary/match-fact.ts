import { fold } from '../order/words/fold.ts';
import { ALSO, Called, type Fact, type Facts, factText } from './fact.ts';
import { numberTest } from './number-test.ts';
import { phrasesOf, squash } from './phrases.ts';
import { kindOf, saysNothing } from './words.ts';

/** Something that is not as a case expects it. */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** Where a fact differs from what is expected of it. Of a mapping, only what is expected is compared. */
export const differencesFrom = (expected: unknown, fact: Fact | undefined, path: string): readonly Difference[] => {
  if (isMapping(expected)) {
    if (!isFacts(fact)) return [{ path, expected: shownWords(expected), got: shownFact(fact) }];
    return Object.entries(expected).flatMap(([name, value]) =>
      differencesFrom(value, memberOf(fact, name), path === '' ? name : `${path}.${name}`),
    );
  }
  if (fits(expected, fact)) return [];
  return [{ path, expected: shownWords(expected), got: shownFact(fact) }];
};

/** Whether a fact is as expected. */
export const fits = (expected: unknown, fact: Fact | undefined): boolean => {
  if (isMapping(expected)) return differencesFrom(expected, fact, '').length === 0;
  if (fact === undefined) return saysNothing({ value: expected }) || expected === 0;
  if (isList(fact)) return listFits(expected, fact);
  if (Array.isArray(expected)) return expected.length === 1 && fits(expected[0], fact);
  if (fact === null) return saysNothing({ value: expected });
  if (isFacts(fact)) return Object.keys(fact).length === 0 && saysNothing({ value: expected });
  return atomFits(expected, fact);
};

const atomFits = (expected: unknown, fact: string | number | boolean | Called): boolean => {
  if (typeof fact === 'boolean') return expected === fact || YES_NO[String(expected).toLowerCase()] === fact;
  const words = String(expected).trim();
  if (typeof fact === 'number') return numberTest(words)?.holds(fact) ?? false;
  const names = fact instanceof Called ? fact.names : [fact];
  return names.some((name) => name === words || fold(name) === fold(words) || squash(name) === squash(words));
};

const YES_NO: { readonly [word: string]: boolean } = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
};

/** Each expected item is found, in any order; a list of single words must have no others. */
const listFits = (expected: unknown, facts: readonly Fact[]): boolean => {
  if (saysNothing({ value: expected })) return facts.length === 0;
  const wanted = Array.isArray(expected) ? expected : listed(expected);
  if (wanted.length !== facts.length && !wanted.some(isMapping)) return false;
  const left = [...facts];
  return wanted.every((each) => {
    const found = left.findIndex((fact) => fits(each, fact));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
};

const listed = (words: unknown): readonly unknown[] =>
  typeof words === 'string' ? phrasesOf(words.replace(/ and /g, ', ')) : [words];

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact);

const isFacts = (fact: Fact | undefined): fact is Facts =>
  typeof fact === 'object' && fact !== null && !isList(fact) && !(fact instanceof Called);

/** A member by its name, however the name is written: `total combat`, `totalCombat`, or a number with its zeros. */
const memberOf = (facts: Facts, name: string): Fact | undefined => {
  if (Object.hasOwn(facts, name)) return facts[name];
  const found = Object.keys(facts).find((key) => squash(key) === squash(name));
  if (found !== undefined) return facts[found];
  const also = facts[ALSO];
  return also === undefined ? undefined : memberOf(also, name);
};

const shownFact = (fact: Fact | undefined): string => (fact === undefined ? 'nothing' : factText(fact));

/** Words of a case as one line. */
export const shownWords = (words: unknown): string =>
  typeof words === 'object' || words === undefined ? factText((words ?? null) as Fact) : kindOf(words).slice(1, -1);
