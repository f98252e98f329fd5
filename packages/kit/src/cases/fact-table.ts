import type { FactShape, FactShapes } from '@chancery/core';

/** What stands under the names of facts, wherever nothing else is said: names by their sort, and other shapes by name. */
export interface FactNames {
  /** `{ kingdom: 'by on', number: 'turn' }` */
  readonly sorts: { readonly [sort: string]: string | readonly string[] };
  readonly others: FactShapes;
}

/** Kinds of events or codes of refusals, each with the type of its data. */
type Kinds = object;

/** `by on turn` as single words. */
type WordsIn<Text> = Text extends `${infer First} ${infer Rest}`
  ? First | WordsIn<Rest>
  : Text extends ''
    ? never
    : Text;
type Texts<Said> = Said extends readonly (infer One)[] ? One : Said;
/** `from:place` is the fact `from`. */
type NameIn<Word> = Word extends `${infer Name}:${string}` ? Name : Word;
type NamesOf<Data, Apart> = Data extends unknown ? Exclude<Extract<keyof Data, string>, Apart> : never;

/** The kinds in a row of the table that have other facts, or are none. */
type WrongIn<Facts, Row, All, Apart> = {
  [Kind in WordsIn<Texts<Row>> & string]: Kind extends keyof All
    ? [Exclude<NamesOf<All[Kind], Apart>, NameIn<WordsIn<Facts>>>] extends [never]
      ? [Exclude<NameIn<WordsIn<Facts>>, NamesOf<All[Kind], Apart>>] extends [never]
        ? never
        : Kind
      : Kind
    : Kind;
}[WordsIn<Texts<Row>> & string];
type Wrong<Table, All, Apart> = { [Facts in keyof Table]: WrongIn<Facts, Table[Facts], All, Apart> }[keyof Table];
type Missing<Table, Own, All> = Exclude<keyof All, WordsIn<Texts<Table[keyof Table]>> | keyof Own>;
type Checked<Table, Own, All, Apart> = [Wrong<Table, All, Apart> | Missing<Table, Own, All>] extends [never]
  ? unknown
  : { readonly 'kinds that are wrong or missing': Wrong<Table, All, Apart> | Missing<Table, Own, All> };

/**
 * The shapes of the facts of every kind, from a table of kinds by their facts: `'by on turn': 'war-declared'`. A fact that is of
 * another sort than its name says elsewhere tells it: `from:place`, `why:gold|limit`. `own` are the kinds that need a shape of
 * their own. The compiler asks for every kind and every fact.
 */
export const factTable =
  <All extends Kinds, Apart extends string>() =>
  <
    const Own extends { readonly [Kind in keyof All]?: { readonly [Name in NamesOf<All[Kind], Apart>]-?: FactShape } },
    const Table extends { readonly [facts: string]: string | readonly string[] },
  >(
    { sorts, others }: FactNames,
    own: Own,
    table: Table & Checked<Table, Own, All, Apart>,
  ): { readonly [Kind in keyof All]: FactShapes } => {
    const named = new Map<string, FactShape>(Object.entries(others));
    for (const [sort, names] of Object.entries(sorts))
      for (const name of [names].flat().flatMap(wordsIn)) named.set(name, sort);
    const shapesOf = (facts: string): FactShapes =>
      Object.fromEntries(
        wordsIn(facts).map((word) => {
          const [name = '', sort] = word.split(':');
          return [name, (sort && sortOrWords(sort)) ?? named.get(name) ?? unnamed(name)];
        }),
      );
    const shapes: { [kind: string]: FactShapes } = { ...(own as { readonly [kind: string]: FactShapes }) };
    for (const [facts, kinds] of Object.entries(table as { readonly [facts: string]: string | readonly string[] }))
      for (const kind of [kinds].flat().flatMap(wordsIn)) shapes[kind] = shapesOf(facts);
    return shapes as { readonly [Kind in keyof All]: FactShapes };
  };

const wordsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** `gold|limit` is one of some words. */
const sortOrWords = (said: string): FactShape => (said.includes('|') ? said.split('|') : said);

const unnamed = (name: string): never => {
  throw new Error(`it is not said what stands under the fact '${name}'`);
};
