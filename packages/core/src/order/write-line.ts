import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { Param } from './arguments/param.ts';
import { partsToSay, saysAll } from './arguments/saying.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import { type PlainTail, type Wording, wordingsOf } from './grammar.ts';
import type { OrderKind } from './order-kind.ts';
import { quotedWhere } from './quoted-where.ts';
import type { Context } from './words/line-in-hand.ts';

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
  const tail = partsToSay<PlainTail<T>>(wording.tail, order.args).map((part) =>
    writePart(wording, part, context, order),
  );
  return [...unit, wording.verb, ...tail].join(' ');
};

/** The first wording that says this order, all of it and nothing else; undefined if there is none. */
export const wordingFor = <T extends RulesetTypes>(kind: OrderKind<T>, { args }: T['order']): Wording<T> | undefined =>
  wordingsOf(kind).find(({ line, tail }) => saysAll<PlainTail<T>>(tail, line.sets ?? {}, args));

const writePart = <T extends RulesetTypes>(
  { tail }: Wording<T>,
  part: PlainTail<T>,
  context: Context<T>,
  order: T['order'],
): string => {
  if (part.part === 'word') return (part.anyOf[0] as string).toUpperCase();
  const { type, glue } = part;
  const items = argumentKindOf(type).written(type, context, order.args[part.name] as JsonValue);
  return glue + quotedWhere(tail, items).join(', ');
};

const writeUnit = <T extends RulesetTypes>({ type }: Param<T>, context: Context<T>, unit: string): string =>
  argumentKindOf(type).written(type, context, unit).join(', ');
