import type { FactShape, FactShapes } from '@chancery/core';

declare const data: unique symbol;
const SHAPE: unique symbol = Symbol('shape');

/** What a fact is about: the shape that it has in words, and the type of its data. */
export interface FactOf<Data> {
  readonly [SHAPE]: FactShape;
  readonly [data]?: () => Data;
}

/** Data fact by fact: from a schema come both its type and its words in cases. */
export interface FactSchema {
  readonly [name: string]: AnyFact;
}
type AnyFact = FactOf<unknown> | FactSchema;

/** The data that a fact or a schema speaks of. */
export type DataOf<Fact> =
  Fact extends FactOf<infer Data> ? Data : { readonly [Name in keyof Fact]: DataOf<Fact[Name]> };

/** A fact about things of a sort: the cases of the ruleset say how these are called. */
export const factOf = <Data>(sort: string): FactOf<Data> => ({ [SHAPE]: sort });

export const NUMBER = factOf<number>('number');
/** A whole number that cases may state from the one to the other. */
export const within = (from: number, to: number): FactOf<number> => factOf(`${from}..${to}`);
export const WORDS = factOf<string>('text');
export const YES_NO = factOf<boolean>('yes or no');

/** One of some words. */
export const word = <const Word extends string>(...words: readonly Word[]): FactOf<Word> => ({ [SHAPE]: words });

/** Several, in a list. */
export const many = <const Fact extends AnyFact>(fact: Fact): FactOf<readonly DataOf<Fact>[]> => ({
  [SHAPE]: shapeOf(fact),
});

/** It, or null. */
export const orNone = <const Fact extends AnyFact>(fact: Fact): FactOf<DataOf<Fact> | null> => {
  const shape = shapeOf(fact);
  return { [SHAPE]: typeof shape === 'string' ? `${shape} or none` : shape };
};

/** Facts some of which a thing may lack: the type says which. */
export const factsOf = <Data>(schema: FactSchema): FactOf<Data> => ({ [SHAPE]: shapesOf(schema) });

/** What stands under the names of the facts of a schema. */
export const shapesOf = (schema: FactSchema): FactShapes =>
  Object.fromEntries(Object.entries(schema).map(([name, fact]) => [name, shapeOf(fact)]));

const shapeOf = (fact: AnyFact): FactShape => (isFact(fact) ? fact[SHAPE] : shapesOf(fact));

const isFact = (fact: AnyFact): fact is FactOf<unknown> => SHAPE in fact;

/** Some facts of a schema. */
export const only = <Schema extends FactSchema, Name extends keyof Schema & string>(
  schema: Schema,
  ...names: readonly Name[]
): Pick<Schema, Name> => Object.fromEntries(names.map((name) => [name, schema[name]])) as Pick<Schema, Name>;

/** All facts of a schema but some. */
export const without = <Schema extends FactSchema, Name extends keyof Schema & string>(
  schema: Schema,
  ...names: readonly Name[]
): Omit<Schema, Name> =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name as Name))) as Omit<Schema, Name>;

/** The facts of things of several kinds. */
export interface FactsByKind {
  readonly [kind: string]: FactSchema;
}

/** The events of a topic: one of each kind, with its facts. */
export type EventsOf<Kinds extends FactsByKind> = Told<Kinds, 'kind'>;
/** The events of all topics. */
export type TopicsOf<Topics extends { readonly [topic: string]: FactsByKind }> = {
  readonly [Topic in keyof Topics]: EventsOf<Topics[Topic]>;
};
/** The refusals of a table: one with each code, with its facts. */
export type RefusalsOf<Codes extends FactsByKind> = Told<Codes, 'code'>;

type Told<Kinds extends FactsByKind, By extends string> = {
  readonly [Kind in keyof Kinds]: { readonly [Name in By]: Kind } & DataOf<Kinds[Kind]>;
}[keyof Kinds];
