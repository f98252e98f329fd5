import type { Called, Fact, Field, NumberTest, Words } from '@chancery/core';
import { type AmountRange, type CaseNames, exact, readAmount } from './amounts.ts';

/** Something that can be stated of a thing, and expected of it later. */
export interface StateField<Names, Position, Thing, Value> extends Field<Names, Value> {
  /** What is so, in words. */
  fact(thing: Thing, position: Position): Fact;
  /** Whether it is as expected. */
  fits(value: Value, thing: Thing, position: Position): boolean;
  /** What the state holds when this is stated; without it the value itself. */
  readonly held?: (value: Value) => unknown;
  /** Can be expected, and not stated: it follows from the rest. */
  readonly follows?: true;
}

/** A field for each thing that can be said of a thing of one kind. */
export type StateFields<Names, Position, Thing, Said extends object> = {
  readonly [Key in keyof Said]-?: StateField<Names, Position, Thing, Said[Key]>;
};

/** How things of a sort are read and called. */
export interface Sort<Names, Position, Id> {
  readonly read: (words: Words, names: Names) => Id;
  readonly called: (id: Id, position: Position) => Called;
}

type Of<Position, Thing, Value> = (thing: Thing, position: Position) => Value;

/** The kinds of fields of a ruleset: `names` are what a field is called, `of` is what the state holds. */
export const fieldKinds = <Names extends CaseNames, Position>() => {
  const amount = <Thing>(
    names: readonly string[],
    of: Of<Position, Thing, number>,
    { from = 0, to = 1_000_000, scale = 1 }: Partial<AmountRange> = {},
  ): StateField<Names, Position, Thing, NumberTest> => ({
    names,
    read: (words, lexicon) => readAmount(words, lexicon, { from, to, scale }),
    fact: (thing, position) => of(thing, position) / scale,
    fits: (test, thing, position) => test.holds(of(thing, position) / scale),
    held: (test) => exact(test, scale),
  });
  const same = <Thing, Value>(of: Of<Position, Thing, Value>) => ({
    fits: (value: Value, thing: Thing, position: Position) => of(thing, position) === value,
  });
  return {
    amount,
    /** A fact that can be expected and follows from others. */
    follows: <Thing>(
      names: readonly string[],
      of: Of<Position, Thing, number>,
      scale: AmountRange['scale'] = 1,
    ): StateField<Names, Position, Thing, NumberTest> => ({
      ...amount(names, of, { from: Number.NEGATIVE_INFINITY, scale }),
      follows: true,
    }),
    flag: <Thing>(
      names: readonly string[],
      of: Of<Position, Thing, boolean>,
    ): StateField<Names, Position, Thing, boolean> => ({
      names,
      read: (words) => words.yesNo() ?? false,
      fact: of,
      ...same(of),
    }),
    text: <Thing>(
      names: readonly string[],
      of: Of<Position, Thing, string>,
    ): StateField<Names, Position, Thing, string> => ({
      names,
      read: (words) => (words.text() ?? '').replace(/^"(.*)"$/s, '$1'),
      fact: of,
      fits: (value, thing, position) => of(thing, position).toLowerCase() === value.toLowerCase(),
    }),
    oneOf: <Thing, Word extends string>(
      names: readonly string[],
      allowed: readonly Word[],
      of: Of<Position, Thing, Word>,
    ): StateField<Names, Position, Thing, Word> => ({
      names,
      read: (words) => {
        const word = (words.text(allowed.join(' or ')) ?? '').toLowerCase();
        const found = allowed.find((each) => each === word) ?? words.unknown(names[0] ?? 'word', word, allowed);
        return found ?? (allowed[0] as Word);
      },
      fact: of,
      ...same(of),
    }),
    /** A thing of a sort, such as the realm that owns a province. */
    one: <Thing, Id>(
      sort: Sort<Names, Position, Id>,
      names: readonly string[],
      of: Of<Position, Thing, Id>,
    ): StateField<Names, Position, Thing, Id> => ({
      names,
      read: sort.read,
      fact: (thing, position) => sort.called(of(thing, position), position),
      ...same(of),
    }),
    /** A thing of a sort, or none. */
    oneOrNone: <Thing, Id>(
      sort: Sort<Names, Position, Id>,
      names: readonly string[],
      of: Of<Position, Thing, Id | null>,
    ): StateField<Names, Position, Thing, Id | null> => ({
      names,
      read: (words, lexicon) =>
        words.isNothing || words.value === false || words.value === 'none' ? null : sort.read(words, lexicon),
      fact: (thing, position) => {
        const id = of(thing, position);
        return id === null ? null : sort.called(id, position);
      },
      ...same(of),
    }),
  };
};
