import { meantAmong } from './meant-among.ts';
import { phrasesOf, squash } from './phrases.ts';
import type { Words } from './words.ts';

/** Something that can be said of a thing: its names, the first of which is shown, and how its words are read. */
export interface Field<Lexicon, Value> {
  readonly names: readonly string[];
  /** Notes a fault when the words do not fit; what it gives back then does not count. */
  read(words: Words, lexicon: Lexicon): Value;
  /** What `no <field>` means; false if nothing is said here. */
  readonly denied?: unknown;
  /** Said more than once, it is a list that grows. */
  readonly many?: true;
}

/** All that can be said of one kind of thing, as a mapping or as a text of phrases. */
export interface RecordGrammar<Lexicon, Record extends object> {
  /** What it is about, such as `province`. */
  readonly what: string;
  readonly fields: { readonly [Key in keyof Record]-?: Field<Lexicon, Record[Key]> };
  /**
   * Reads what begins with the name of no field: a phrase such as `5 archers rank 1`, or a member of a mapping such as
   * `archers: 5`. `soFar` is what was said before it. Undefined when it means nothing here either.
   */
  also?(
    phrase: Words,
    key: string | null,
    lexicon: Lexicon,
    soFar: Readonly<Partial<Record>>,
  ): Partial<Record> | undefined;
}

/** What was said of a thing, and in which words. */
export interface SaidOf<Record extends object> {
  readonly record: Partial<Record>;
  readonly words: { readonly [Key in keyof Record]?: Words };
}

/** Reads `{ owner: Eng, fort: 3 }`, `Eng, fort 3 damage 1, no city`, or a list of both. */
export const readRecord = <Lexicon, Record extends object>(
  grammar: RecordGrammar<Lexicon, Record>,
  words: Words,
  lexicon: Lexicon,
): SaidOf<Record> => {
  const record: Partial<Record> = {};
  const said: { [Key in keyof Record]?: Words } = {};
  const say = (key: keyof Record, value: unknown, source: Words): void => {
    const grows = grammar.fields[key].many && record[key] !== undefined;
    record[key] = (grows ? [...(record[key] as unknown[]), ...(value as unknown[])] : value) as Record[keyof Record];
    said[key] = source;
  };
  const readField = (key: keyof Record, value: Words): void => {
    const faults = value.faults.length;
    const read = grammar.fields[key].read(value, lexicon);
    if (value.faults.length === faults) say(key, read, value);
  };
  const readAlso = (phrase: Words, key: string | null, source: Words): boolean => {
    const also = grammar.also?.(phrase, key, lexicon, record);
    for (const name of Object.keys(also ?? {}) as (keyof Record)[]) say(name, also?.[name], source);
    return also !== undefined;
  };
  for (const part of words.items()) {
    if (part.isMapping) {
      for (const [name, value] of part.entries()) {
        const key = fieldNamed(grammar, name);
        if (key !== null) readField(key, value);
        else if (!readAlso(value, name, value.as({ [name]: value.value }))) {
          value.fault(`${withArticle(grammar.what)} has no '${name}'${meantAmong(name, namesOf(grammar))}`);
        }
      }
      continue;
    }
    for (const phrase of phrasesOf(part.text(`words about a ${grammar.what}`) ?? '')) {
      const found = fieldIn(grammar, phrase);
      const here = part.as(phrase);
      if (found !== null) readField(found.key, part.as(found.rest));
      else if (!readAlso(here, null, here)) {
        part.fault(`'${phrase}' says nothing of a ${grammar.what}${meantAmong(phrase, namesOf(grammar))}`);
      }
    }
  }
  return { record, words: said };
};

/** Whether a phrase begins with the name of a field. */
export const readsAs = <Record extends object>(grammar: AnyGrammar<Record>, phrase: string): boolean =>
  fieldIn(grammar, phrase) !== null;

type AnyGrammar<Record extends object> = Pick<RecordGrammar<never, Record>, 'fields'>;

const namesOf = <Record extends object>({ fields }: AnyGrammar<Record>): readonly string[] =>
  Object.values<Field<never, unknown>>(fields).flatMap(({ names }) => names);

const fieldNamed = <Record extends object>({ fields }: AnyGrammar<Record>, name: string): keyof Record | null => {
  const wanted = squash(name);
  for (const key of Object.keys(fields) as (keyof Record)[]) {
    if (squash(String(key)) === wanted || fields[key].names.some((each) => squash(each) === wanted)) return key;
  }
  return null;
};

interface Found<Record> {
  readonly key: keyof Record;
  /** What follows the name: a text, or yes or no when the name stands alone. */
  readonly rest: unknown;
}

/** The field with the longest name that begins a phrase, or of which there are so many; `no marines` denies one. */
const fieldIn = <Record extends object>(grammar: AnyGrammar<Record>, phrase: string): Found<Record> | null => {
  const words = phrase
    .replace(/[:=]/g, ' ')
    .trim()
    .replace(/^(?:with|and|has) /i, '')
    .split(/\s+/);
  if (/^(?:no|not|without)$/i.test(words[0] as string)) {
    const key = fieldNamed(grammar, words.slice(1).join(' '));
    if (key !== null)
      return { key, rest: grammar.fields[key].denied === undefined ? false : grammar.fields[key].denied };
  }
  const [first = '', ...others] = words;
  const counted = /^\d+(?:\.\d+)?$/.test(first) ? fieldNamed(grammar, others.join(' ')) : null;
  if (counted !== null) return { key: counted, rest: first };
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
    const key = fieldNamed(grammar, words.slice(0, length).join(' '));
    if (key === null) continue;
    const rest = words
      .slice(length)
      .join(' ')
      .replace(/^(?:is|are) /i, '');
    return { key, rest: rest === '' ? true : rest };
  }
  return null;
};

const LONGEST_NAME = 5;

const withArticle = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
