import type { OrderLine, Param } from '../order/arguments/param.ts';
import { type Wording, wordingsOf } from '../order/grammar.ts';
import type { OrderKind } from '../order/order-kind.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What a row may be: an order, by the words that it begins with; where these are alike, by all of its words. */
export interface Entry<T extends RulesetTypes> {
  /** `MARCH`, `REVOKE PASSAGE`, `ANSWER … NO` */
  readonly label: string;
  readonly kind: OrderKind<T>;
  /** The ways to write it, the preferred ones first. */
  readonly wordings: readonly Wording<T>[];
}

/** All that a row may be among these orders. */
export const entriesFor = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): readonly Entry<T>[] =>
  kinds.flatMap((kind) => {
    const byLabel = Map.groupBy(wordingsOf(kind), (wording) => labelOf(kind, wording));
    return [...byLabel].map(([label, wordings]) => ({ label, kind, wordings }));
  });

/** The words at the beginning of its line, unless another line of the order begins alike and means something else by that. */
export const labelOf = <T extends RulesetTypes>(kind: OrderKind<T>, { line }: Wording<T>): string => {
  const head = headOf(kind, line);
  const sets = (of: OrderLine): string => JSON.stringify(of.sets ?? {});
  const alike = kind.lines.filter((other) => headOf(kind, other) === head);
  return alike.every((other) => sets(other) === sets(line)) ? head : skeletonOf(line.pattern);
};

/** What a line begins with in any case, whatever of it is left out. */
const headOf = <T extends RulesetTypes>(kind: OrderKind<T>, line: OrderLine): string =>
  wordingsOf(kind)
    .filter((wording) => wording.line === line)
    .map(({ verb }) => verb)
    .reduce((one, other) => (other.length < one.length ? other : one));

/** The words of a pattern outside its brackets, with a sign where arguments stand between them. */
const skeletonOf = (pattern: string): string =>
  pattern
    .replaceAll(/\[[^\]]*\]/g, '')
    .replace(/^\s*<unit>/, '')
    .replaceAll(/[a-z]*<[^>]+>/g, '…')
    .replaceAll(/(?:\s*…)+/g, ' …')
    .replace(/ …\s*$/, '')
    .trim();

/** Everything that may stand in a cell of an entry, by name: its unit, its arguments, and flags that a part of the line sets. */
export const argsOf = <T extends RulesetTypes>({ kind, wordings }: Entry<T>): readonly string[] => {
  const said = new Set(kind.unit === undefined ? [] : ['unit']);
  for (const { tail } of wordings) {
    for (const part of tail) {
      if (part.part === 'argument') said.add(part.name);
      if (part.part !== 'extras') continue;
      for (const { parts, flag } of part.extras) {
        if (flag !== undefined) said.add(flag);
        for (const inner of parts) if (inner.part === 'argument') said.add(inner.name);
      }
    }
  }
  return [...new Set(['unit', ...Object.keys(kind.params)])].filter((name) => said.has(name));
};

/** The parameter that a cell of an order stands for. */
export const paramOf = <T extends RulesetTypes>(kind: OrderKind<T>, arg: string): Param<T> | undefined =>
  arg === 'unit' && kind.unit !== undefined ? kind.unit : kind.params[arg];
