import { onceFor } from '../once-for.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderLine, ParamType } from './arguments/param.ts';
import { type PatternPart, type PlainPart, type Way, waysToWrite } from './arguments/pattern.ts';
import { type OrderCatalogue, orderKindsOf } from './catalogue.ts';
import { defineOrders } from './line-faults.ts';
import type { OrderKind } from './order-kind.ts';

/** One way to write one kind of order: an optional part is either in it or not, or one of those in any order. */
export interface Wording<T extends RulesetTypes> {
  readonly kind: OrderKind<T>;
  readonly line: OrderLine;
  /** The literal words at the beginning, after the unit, as in DECLARE WAR: the keys that each may be. */
  readonly head: readonly (readonly string[])[];
  /** The head as shown. */
  readonly verb: string;
  /** What follows the head. */
  readonly tail: readonly TailPart<T>[];
}

/** One step of the tail of a wording, ready to be compared with words. */
export type TailPart<T extends RulesetTypes> = PlainTail<T> | ExtrasTail<T>;

export type PlainTail<T extends RulesetTypes> = WordTail | ArgumentTail<T>;

export interface WordTail {
  readonly part: 'word';
  readonly anyOf: readonly string[];
  readonly shown: string;
}

export interface ArgumentTail<T extends RulesetTypes> {
  readonly part: 'argument';
  readonly name: string;
  readonly type: ParamType<T>;
  /** The letters that stand before it in the same word, as in `x3`; usually none. */
  readonly glue: string;
}

/** Any of these, in any order. */
export interface ExtrasTail<T extends RulesetTypes> {
  readonly part: 'extras';
  readonly extras: readonly TailExtra<T>[];
}

/** Begins with words. */
export interface TailExtra<T extends RulesetTypes> {
  readonly parts: readonly PlainTail<T>[];
  /** The flag that it sets true. */
  readonly flag?: string;
}

/** The wordings of a ruler's orders or of the master's acts. */
export interface Grammar<T extends RulesetTypes> {
  readonly orders: OrderCatalogue<T>;
  readonly by: OrderKind<T>['by'];
  /** The proper ones, which alone may be abbreviated and are proposed. */
  readonly wordings: readonly Wording<T>[];
  /** By the first word of the head, in full: the proper ones, then all others that are understood. */
  readonly byFirstWord: ReadonlyMap<string, readonly Wording<T>[]>;
}

/** The grammar of a ruler's orders or of the master's acts; made once. Throws if an order line has a fault. */
export const grammarOf = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>, by: OrderKind<T>['by']): Grammar<T> =>
  grammarsOf(catalogue)[by];

const grammarsOf = onceFor(<T extends RulesetTypes>(catalogue: OrderCatalogue<T>) => {
  defineOrders(catalogue);
  return { ruler: grammarFor(catalogue, 'ruler'), master: grammarFor(catalogue, 'master') };
});

/** The wordings of one kind of order, the preferred ones first; made once. */
export const wordingsOf = onceFor(<T extends RulesetTypes>(kind: OrderKind<T>): readonly Wording<T>[] =>
  kind.lines.flatMap((line) => wordingsOfLine(kind, line)),
);

const grammarFor = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>, by: OrderKind<T>['by']): Grammar<T> => {
  const kinds = orderKindsOf(catalogue, by);
  const proper = kinds.flatMap((kind) => wordingsOf(kind));
  const others = kinds.flatMap((kind) => (kind.also ?? []).flatMap((line) => wordingsOfLine(kind, line)));
  const byFirstWord = new Map<string, Wording<T>[]>();
  for (const wording of [...proper, ...others]) {
    for (const word of wording.head[0] ?? []) {
      const same = byFirstWord.get(word);
      if (same === undefined) byFirstWord.set(word, [wording]);
      else same.push(wording);
    }
  }
  return { orders: catalogue, by, wordings: proper, byFirstWord };
};

const wordingsOfLine = <T extends RulesetTypes>(kind: OrderKind<T>, line: OrderLine): readonly Wording<T>[] => {
  const ways = waysToWrite(line);
  return ways.ok ? ways.value.map((way) => wordingOf(kind, line, way)) : [];
};

const wordingOf = <T extends RulesetTypes>(kind: OrderKind<T>, line: OrderLine, way: Way): Wording<T> => {
  const parts = kind.unit === undefined ? way : way.slice(1);
  const other = parts.findIndex(({ part }) => part !== 'word');
  const end = other < 0 ? parts.length : other;
  const words = parts.slice(0, end).filter((part) => part.part === 'word');
  return {
    kind,
    line,
    head: words.map(({ anyOf }) => anyOf.map((word) => word.toLowerCase())),
    verb: words.map(({ anyOf }) => anyOf[0]).join(' '),
    tail: parts.slice(end).map((part) => tailPart(kind, part)),
  };
};

const tailPart = <T extends RulesetTypes>(kind: OrderKind<T>, part: PatternPart): TailPart<T> => {
  if (part.part !== 'extras') return plainTail(kind, part);
  const extras = part.extras.map(({ parts, ...flag }) => ({
    parts: parts.map((each) => plainTail(kind, each)),
    ...flag,
  }));
  return { part: 'extras', extras };
};

const plainTail = <T extends RulesetTypes>(kind: OrderKind<T>, part: PlainPart): PlainTail<T> => {
  if (part.part === 'word') {
    return { part: 'word', anyOf: part.anyOf.map((word) => word.toLowerCase()), shown: part.anyOf.join(' or ') };
  }
  const param = kind.params[part.name];
  if (param === undefined) throw new Error(`${kind.verb} has no parameter ${part.name}`);
  return { part: 'argument', name: part.name, type: param.type, glue: part.glue };
};
