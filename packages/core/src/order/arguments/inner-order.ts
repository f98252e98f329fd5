import type { JsonValue } from '../../json.ts';
import { type Err, err, ok } from '../../result.ts';
import type { AnyOrder } from '../../types/order.ts';
import type { Malformed } from '../../types/refusal.ts';
import type { Context, InnerOrders } from '../words/line-in-hand.ts';
import type { ArgumentKind } from './argument-kind.ts';
import type { OrderType } from './param.ts';
import { NO_FAULTS, NO_READINGS } from './within.ts';

/** An order inside another goes on to the end of the line. */
export const INNER_ORDER: ArgumentKind<OrderType> = {
  exact: (line, { verbs }, at) => {
    if (line.words[at] === undefined) return NO_READINGS;
    const read = innerOf(line, 'read')(line, at, verbs);
    return read.ok ? [{ value: orderAsValue(read.value), next: line.words.length }] : NO_READINGS;
  },
  loose: () => NO_READINGS,
  near: () => NO_FAULTS,
  far: (line, { verbs }, { at }) => {
    const read = innerOf(line, 'read')(line, at, verbs);
    return read.ok ? NO_FAULTS : read.error;
  },
  misread: (line, _, at) => (at < line.words.length ? [{ step: 'far', next: line.words.length, more: 0 }] : []),
  fromJson: ({ verbs }, context, value, path) => {
    const read = innerOf(context, 'fromJson')(value, path, verbs);
    return read.ok ? ok(orderAsValue(read.value)) : read;
  },
  wanted: ({ verbs }) => `an order: { unit, verb, args } with the verb ${verbs.join(' or ')}`,
  range: () => ': another order, up to the end of the line',
  schema: ({ verbs }, context) => ({ anyOf: verbs.map((verb) => innerOf(context, 'schema')(verb)) }),
  written: (_, context, value) => [innerOf(context, 'written')(value as never)],
  faults: ({ verbs }) => (verbs.length === 0 ? ['an order inside it has no verb'] : NO_FAULTS),
};

/** What reads or writes inner orders here; it is there wherever whole orders are read or written. */
const innerOf = <Way extends keyof InnerOrders>(
  { inner }: Partial<Context>,
  way: Way,
): NonNullable<InnerOrders[Way]> => {
  const found = inner?.[way];
  if (found === undefined) throw new Error(`an order inside another has no way to be ${way}`);
  return found as NonNullable<InnerOrders[Way]>;
};

/** An order as an argument of another. */
export const orderAsValue = ({ verb, unit, args }: AnyOrder): JsonValue => ({
  verb,
  ...(unit === undefined ? {} : { unit }),
  args,
});

/** Refuses an order that may not stand inside this one. */
export const notInside = (verb: string, verbs: readonly string[], path?: string): Err<readonly Malformed[]> =>
  err([{ code: 'unknown-verb', words: verb, meant: verbs.slice(0, 3), ...(path === undefined ? {} : { path }) }]);
