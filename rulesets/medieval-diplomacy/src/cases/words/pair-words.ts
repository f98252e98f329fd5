import type { Words } from '@chancery/core';
import { RELATIONS, type RealmNumber, type Relation } from '../../words.ts';
import { INDEPENDENT, type Lexicon, listOf } from '../names/lexicon.ts';

/** Something said of two realms, in this order. */
export interface PairSaid<Value> {
  readonly a: RealmNumber;
  readonly b: RealmNumber;
  readonly value: Value;
  readonly words: Words;
}

const RELATION_WORDS: { readonly [word: string]: Relation } = {
  war: 'war',
  wars: 'war',
  enemy: 'war',
  enemies: 'war',
  fights: 'war',
  alliance: 'alliance',
  alliances: 'alliance',
  ally: 'alliance',
  allies: 'alliance',
  allied: 'alliance',
  neutral: 'neutral',
  neutrals: 'neutral',
  peace: 'neutral',
};

/** `Eng war Fra`, `war: [Eng-Fra, Eng Sco]`, `Eng-Fra: war`, `Eng: { Fra: war }`. */
export const readRelations = (words: Words, lexicon: Lexicon): readonly PairSaid<Relation>[] =>
  readPairs(words, lexicon, (word) => RELATION_WORDS[word], null);

const YES_WORDS = new Set([
  'lets',
  'let',
  'to',
  'passage',
  'grants',
  'allows',
  'through',
  'yes',
  'on',
  'true',
  'refuses',
  'from',
  'gifts',
  'nothing',
  'takes',
  'accepts',
  'know',
  'known',
]);
const NO_WORDS = new Set(['no', 'not', 'off', 'false', 'bars', 'stops', 'never']);

/** `Eng lets Fra`, `Eng > Fra`, `Eng: [Fra, Sco]`, `Eng: { Fra: no }`, `not Eng lets Fra`. */
export const readFlags = (words: Words, lexicon: Lexicon): readonly PairSaid<boolean>[] =>
  readPairs(words, lexicon, (word) => (NO_WORDS.has(word) ? false : YES_WORDS.has(word) ? true : undefined), true);

type ValueOf<Value> = (word: string) => Value | undefined;

const readPairs = <Value>(
  words: Words,
  lexicon: Lexicon,
  meaning: ValueOf<Value>,
  byDefault: Value | null,
): readonly PairSaid<Value>[] => {
  const onePair = asOnePair(words);
  if (onePair !== null) return readPair(onePair, lexicon, meaning, byDefault);
  if (!words.isMapping)
    return listOf(words).flatMap((item) =>
      item.isMapping ? readPairs(item, lexicon, meaning, byDefault) : readPair(item, lexicon, meaning, byDefault),
    );
  return words.entries().flatMap(([key, value]) => {
    const asValue = meaning(key.toLowerCase());
    if (asValue !== undefined) return readPairs(value, lexicon, meaning, asValue);
    const realms = realmsIn(key, lexicon);
    if (realms.length === 2) return readPair(value.as(`${key} ${String(value.value)}`), lexicon, meaning, byDefault);
    if (value.isMapping) {
      return value
        .entries()
        .flatMap(([other, said]) =>
          readPair(said.as(`${key} ${other} ${String(said.value)}`), lexicon, meaning, byDefault),
        );
    }
    return listOf(value).flatMap((other) =>
      readPair(other.as(`${key} ${String(other.value)}`), lexicon, meaning, byDefault),
    );
  });
};

/** `{ a: Eng, b: Fra, relation: war }`, `{ from: Eng, to: Fra }` as one line; null for other mappings. */
const asOnePair = (words: Words): Words | null => {
  if (!words.isMapping) return null;
  const said = words.value as { readonly [key: string]: unknown };
  const two = said['realms'] ?? said['between'] ?? [said['a'] ?? said['from'] ?? said['by'], said['b'] ?? said['to']];
  if (!Array.isArray(two) || two.length !== 2 || two.some((each) => typeof each !== 'string')) return null;
  const value = said['relation'] ?? said['is'] ?? said['on'] ?? '';
  return words.as(`${two.join(' ')} ${String(value)}`);
};

/** One line: the first realm, and each of the others. */
const readPair = <Value>(
  words: Words,
  lexicon: Lexicon,
  meaning: ValueOf<Value>,
  byDefault: Value | null,
): readonly PairSaid<Value>[] => {
  const text = Array.isArray(words.value) ? words.value.join(' ') : (words.text('two realms') ?? '');
  let value = byDefault;
  const realms: RealmNumber[] = [];
  const tokens = inNames(
    text.split(/[\s,:>/–—-]+/).filter((each) => each !== ''),
    lexicon,
  );
  for (const token of tokens) {
    const asValue = meaning(token.toLowerCase());
    const asRealm = asValue !== undefined || INDEPENDENT.has(token.toLowerCase()) ? null : lexicon.realm(token);
    if (asRealm !== null) realms.push(asRealm);
    else if (asValue !== undefined) value = value === false ? value : asValue;
    else if (!FILLERS.has(token.toLowerCase())) words.unknown('realm', token, lexicon.realmNames());
  }
  const [a, ...others] = realms;
  if (a === undefined || others.length === 0) words.fault(`'${text}' does not name two realms`);
  if (value === null) words.fault(`'${text}' says none of ${RELATIONS.join(', ')}`);
  return a === undefined || value === null ? [] : others.map((b) => ({ a, b, value: value as Value, words }));
};

/** Words of which some together are the name of a realm, as Golden Horde, put together. */
const inNames = (words: readonly string[], lexicon: Lexicon): readonly string[] => {
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = [4, 3, 2].filter((length) => at + length <= words.length);
    const length = lengths.find((each) => lexicon.realm(words.slice(at, at + each).join(' ')) !== null) ?? 1;
    names.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return names;
};

const FILLERS = new Set([
  'at',
  'with',
  'and',
  'are',
  'is',
  'in',
  'of',
  'by',
  'through',
  'for',
  'an',
  'a',
  'the',
  'all',
  'know',
]);

const realmsIn = (text: string, lexicon: Lexicon): readonly RealmNumber[] =>
  text
    .split(/[\s,>/–—-]+/)
    .filter((token) => token !== '' && !INDEPENDENT.has(token.toLowerCase()))
    .flatMap((token) => lexicon.realm(token) ?? []);
