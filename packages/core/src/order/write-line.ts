import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { Param } from './arguments/param.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import { type ExtrasTail, type PlainTail, type TailExtra, type TailPart, type Wording, wordingsOf } from './grammar.ts';
import type { OrderKind } from './order-kind.ts';
import { isFiller } from './words/fillers.ts';
import { fold } from './words/fold.ts';
import type { Context } from './words/line-in-hand.ts';
import { quoted } from './words/quotes.ts';

/** The line that says the order, in the first wording that fits it. Throws if its verb or arguments are unknown. */
export const writeLine = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  order: T['order'],
): string => {
  const kind = orderKindOf(catalogue, order.verb);
  const wording = kind === undefined ? undefined : wordingFor(kind, order);
  if (kind === undefined || wording === undefined) throw new Error(`no line says the order ${JSON.stringify(order)}`);
  const context: Context<T> = { known, inner: { written: (inner) => writeLine(catalogue, known, inner) } };
  const unit = kind.unit === undefined ? [] : [writeUnit(kind.unit, context, order.unit ?? '')];
  const tail = wording.tail
    .flatMap((part) => partsFor(part, order))
    .map((part) => writePart(wording, part, context, order));
  return [...unit, wording.verb, ...tail].join(' ');
};

/** The first wording that says this order, all of it and nothing else; undefined if there is none. */
export const wordingFor = <T extends RulesetTypes>(kind: OrderKind<T>, order: T['order']): Wording<T> | undefined => {
  const given = Object.keys(order.args).filter((name) => order.args[name] !== undefined);
  return wordingsOf(kind).find(({ line, tail }) => {
    const sets = Object.entries(line.sets ?? {});
    const parts = tail.flatMap((part) => partsFor(part, order));
    const flags = tail.flatMap((part) => flagsIn(part, order));
    const said = [
      ...sets.map(([name]) => name),
      ...flags,
      ...parts.flatMap((part) => (part.part === 'argument' ? [part.name] : [])),
    ];
    return (
      sets.every(([name, value]) => sameValue(value, order.args[name])) &&
      said.every((name) => given.includes(name)) &&
      given.every((name) => said.includes(name))
    );
  });
};

/** The parts that are needed to say the order: of extras those whose argument or flag it has. */
const partsFor = <T extends RulesetTypes>(part: TailPart<T>, order: T['order']): readonly PlainTail<T>[] =>
  part.part === 'extras' ? extrasFor(part, order).flatMap(({ parts }) => parts) : [part];

const flagsIn = <T extends RulesetTypes>(part: TailPart<T>, order: T['order']): readonly string[] =>
  part.part === 'extras' ? extrasFor(part, order).flatMap(({ flag }) => flag ?? []) : [];

const extrasFor = <T extends RulesetTypes>({ extras }: ExtrasTail<T>, { args }: T['order']): readonly TailExtra<T>[] =>
  extras.filter(({ parts, flag }) =>
    flag === undefined
      ? parts.some((part) => part.part === 'argument' && args[part.name] !== undefined)
      : args[flag] === true,
  );

const sameValue = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const writePart = <T extends RulesetTypes>(
  { tail }: Wording<T>,
  part: PlainTail<T>,
  context: Context<T>,
  order: T['order'],
): string => {
  if (part.part === 'word') return (part.anyOf[0] as string).toUpperCase();
  const { type, glue } = part;
  const items = argumentKindOf(type).written(type, context, order.args[part.name] as JsonValue);
  return glue + items.map((item) => (couldMislead(tail, item) ? quoted(item) : item)).join(', ');
};

const writeUnit = <T extends RulesetTypes>({ type }: Param<T>, context: Context<T>, unit: string): string =>
  argumentKindOf(type).written(type, context, unit).join(', ');

/** A name that could be taken for a word of the line is put in quotes. */
const couldMislead = <T extends RulesetTypes>(tail: readonly TailPart<T>[], written: string): boolean => {
  if (written.startsWith('"') || written === 'NONE') return false;
  const key = fold(written);
  return isFiller(key) || wordsIn(tail).some((anyOf) => anyOf.includes(key));
};

const wordsIn = <T extends RulesetTypes>(tail: readonly TailPart<T>[]): readonly (readonly string[])[] =>
  tail
    .flatMap((part) => (part.part === 'extras' ? part.extras.flatMap(({ parts }) => parts) : [part]))
    .flatMap((part) => (part.part === 'word' ? [part.anyOf] : []));
