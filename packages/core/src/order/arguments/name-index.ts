import { onceFor } from '../../once-for.ts';
import type { Known, RulesetTypes } from '../../types/ruleset-types.ts';
import { fold } from '../words/fold.ts';
import { quoted } from '../words/quotes.ts';
import { type Meant, meant, suggest } from '../words/suggest.ts';
import type { Named, NamedType } from './param.ts';

export type NameValue = Named['value'];

/** The things that an argument may name, found by their names. */
export class NameIndex {
  /** The most words that one of the names has. */
  readonly mostWords: number;
  readonly #named = new Map<NameValue, Named>();
  readonly #values = new Map<string, NameValue[]>();
  readonly #written = new Map<NameValue, string>();
  #sortedKeys: readonly string[] | null = null;
  #meant: readonly Meant[] | null = null;
  /** Asked again and again while one line is looked through. */
  readonly #suggested = new Map<string, readonly string[]>();

  constructor(named: readonly Named[]) {
    let mostWords = 1;
    for (const each of named) {
      this.#named.set(each.value, each);
      for (const key of keysOf(each)) {
        this.#add(key, each.value);
        mostWords = Math.max(mostWords, wordCount(key));
      }
    }
    this.mostWords = mostWords;
    this.#addWithoutArticle();
  }

  /** `Wash` is The Wash, unless something else is called so. */
  #addWithoutArticle(): void {
    for (const [key, values] of [...this.#values]) {
      const bare = key.startsWith('the ') ? key.slice(4) : '';
      if (bare !== '' && !this.#values.has(bare)) this.#values.set(bare, values);
    }
  }

  #add(key: string, value: NameValue): void {
    const values = this.#values.get(key);
    if (values === undefined) this.#values.set(key, [value]);
    else if (!values.includes(value)) values.push(value);
  }

  has(value: NameValue): boolean {
    return this.#named.has(value);
  }

  /** What the key names exactly: one value, several if the name is shared, none. */
  exactly(key: string): readonly NameValue[] {
    return this.#values.get(key) ?? NONE;
  }

  /** What the key abbreviates: `ile de fr` and `i d france` are Ile de France. Words with figures are never short for others. */
  abbreviated(key: string): readonly NameValue[] {
    if (FIGURE.test(key)) return NONE;
    const words = key.split(' ');
    const found = new Set<NameValue>();
    const first = words[0] as string;
    const keys = this.#keys();
    for (let at = lowerBound(keys, first); at < keys.length; at += 1) {
      const candidate = keys[at] as string;
      if (!candidate.startsWith(first)) break;
      if (!abbreviates(words, candidate)) continue;
      for (const value of this.exactly(candidate)) found.add(value);
    }
    return [...found];
  }

  /** The values by the names with which they can be told apart. */
  shown(values: readonly NameValue[]): readonly string[] {
    return values.map((value) => {
      const proper = this.#named.get(value)?.names[0] ?? String(value);
      const plain = this.#unique(value) ?? String(value);
      return proper === plain ? proper : `${proper} (${plain})`;
    });
  }

  /** What may have been meant by a key that names nothing. A bare number is not compared: any other would be near. */
  suggestions(key: string): readonly string[] {
    if (BARE_NUMBER.test(key)) return [];
    let found = this.#suggested.get(key);
    if (found === undefined) {
      if (this.#suggested.size >= MOST_SUGGESTED) this.#suggested.clear();
      found = suggest(key, this.#candidates());
      this.#suggested.set(key, found);
    }
    return found;
  }

  #candidates(): readonly Meant[] {
    this.#meant ??= [...this.#named.values()].flatMap(({ value, names }) => {
      const shown = this.shown([value])[0] as string;
      return names.map((name) => meant(fold(name), shown)).filter(({ key }) => !BARE_NUMBER.test(key));
    });
    return this.#meant;
  }

  /** The name by which the value is written in a line: its first that no other shares, quoted when needed. */
  written(value: NameValue): string {
    let text = this.#written.get(value);
    if (text === undefined) {
      const name = this.#unique(value) ?? String(value);
      text = SIMPLE.test(name) && !this.#begins(fold(name)) ? name : quoted(name);
      this.#written.set(value, text);
    }
    return text;
  }

  #unique(value: NameValue): string | undefined {
    return this.#named.get(value)?.names.find((name) => this.exactly(fold(name)).length === 1);
  }

  /** Whether a longer name begins with this one as with a word, as York Minster with York. */
  #begins(key: string): boolean {
    const keys = this.#keys();
    return keys[lowerBound(keys, `${key} `)]?.startsWith(`${key} `) === true;
  }

  #keys(): readonly string[] {
    this.#sortedKeys ??= [...this.#values.keys()].sort();
    return this.#sortedKeys;
  }
}

/**
 * The index of a named type: `fixed` ones are made once for each setting, the others once for each `known`, as long as
 * the type is the same object.
 */
export const namesOf = <T extends RulesetTypes>(type: NamedType<T>, known: Known<T>): NameIndex => {
  const owner: unknown = type.fixed ? known.setting : known;
  if (typeof owner !== 'object' || owner === null) return new NameIndex(type.of(known));
  const byType = indexesOf(owner);
  let index = byType.get(type);
  if (index === undefined) {
    index = new NameIndex(type.of(known));
    byType.set(type, index);
  }
  return index;
};

/** The index of what earlier orders have named; null where they have named nothing. */
export const givenNames = <T extends RulesetTypes>(
  { given }: NamedType<T>,
  { known, before }: { readonly known: Known<T>; readonly before?: readonly T['order'][] | undefined },
): NameIndex | null => {
  if (given === undefined || before === undefined || before.length === 0) return null;
  const named = given(known, before);
  return named.length === 0 ? null : indexOfGiven(named);
};

const indexOfGiven = onceFor((named: readonly Named[]) => new NameIndex(named));

const indexesOf = onceFor((_: object) => new WeakMap<object, NameIndex>());

const NONE: readonly NameValue[] = [];
const MOST_SUGGESTED = 500;
const FIGURE = /[0-9]/;
const BARE_NUMBER = /^[+-]?[0-9]+$/;
const SIMPLE = /^(?:#[0-9]+|[\p{L}\p{N}]+)$/u;

/** The same thing stands in the indexes of several kinds: its names are folded once. */
const keysOf = onceFor(({ names }: Named): readonly string[] => names.map(fold));

const wordCount = (key: string): number => {
  let count = 1;
  for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) count += 1;
  return count;
};

/** The first place in a sorted list whose text is not before `text`. */
const lowerBound = (sorted: readonly string[], text: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const abbreviates = (words: readonly string[], key: string): boolean => {
  const full = key.split(' ');
  return words.length <= full.length && words.every((word, index) => (full[index] as string).startsWith(word));
};
