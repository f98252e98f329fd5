import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../ruleset/types.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import { isFiller } from './fillers.ts';
import { fold } from './fold.ts';
import { type TailPart, type Wording, wordingsOf } from './grammar.ts';
import { namesOf } from './name-index.ts';
import type { OrderKind } from './order-kind.ts';
import type { ParamType } from './param.ts';
import { quoted } from './quotes.ts';

/** The line that says the order, in the first wording that fits it. Throws if its verb or arguments are unknown. */
export const writeLine = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  order: T['order'],
): string => {
  const kind = orderKindOf(catalogue, order.verb);
  const wording = kind === undefined ? undefined : wordingFor(kind, order);
  if (kind === undefined || wording === undefined) throw new Error(`no line says the order ${JSON.stringify(order)}`);
  const unit = kind.unit === undefined ? [] : [writeArgument(kind.unit.type, known, order.unit ?? '')];
  const tail = wording.tail.map((part) => writePart(wording, part, known, order));
  return [...unit, wording.verb, ...tail].join(' ');
};

/** The first wording that says this order, all of it and nothing else; undefined if there is none. */
export const wordingFor = <T extends RulesetTypes>(kind: OrderKind<T>, order: T['order']): Wording<T> | undefined => {
  const given = Object.keys(order.args).filter((name) => order.args[name] !== undefined);
  return wordingsOf(kind).find(({ line, tail }) => {
    const sets = line.sets ?? {};
    const says = (name: string): boolean =>
      Object.hasOwn(sets, name)
        ? sameValue(sets[name], order.args[name])
        : tail.some((part) => part.part === 'argument' && part.name === name);
    const needed = [...Object.keys(sets), ...tail.flatMap((part) => (part.part === 'argument' ? [part.name] : []))];
    return given.every(says) && needed.every((name) => given.includes(name));
  });
};

const sameValue = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const writePart = <T extends RulesetTypes>(
  { tail }: Wording<T>,
  part: TailPart<T>,
  known: Known<T>,
  order: T['order'],
): string => {
  if (part.part === 'word') return (part.anyOf[0] as string).toUpperCase();
  const written = writeArgument(part.type, known, order.args[part.name] as JsonValue);
  return couldMislead(tail, written) ? quoted(written) : written;
};

const writeArgument = <T extends RulesetTypes>(type: ParamType<T>, known: Known<T>, value: JsonValue): string => {
  switch (type.kind) {
    case 'named':
      return value === null ? 'NONE' : namesOf(type, known).written(value as string | number);
    case 'text':
      return quoted(String(value));
    case 'numbers':
      return (value as readonly number[]).join(' ');
    case 'number':
    case 'flag':
      return String(value);
  }
};

/** A name that could be taken for a word of the line is put in quotes. */
const couldMislead = <T extends RulesetTypes>(tail: readonly TailPart<T>[], written: string): boolean => {
  if (written.startsWith('"') || written === 'NONE') return false;
  const key = fold(written);
  return isFiller(key) || tail.some((part) => part.part === 'word' && part.anyOf.includes(key));
};
