import {
  type AnyKnown,
  type AnyOrder,
  type AnyRuleset,
  canonicalText,
  type OrderFile,
  type SeatId,
  writeSheet,
} from '@chancery/core';
import type { OptionSpec } from '../command.ts';
import { oneOf } from '../one-of.ts';

/** Orders as they were understood, and all that is needed to write them out. */
export interface Understood {
  readonly ruleset: AnyRuleset;
  readonly campaign: string;
  readonly seat: SeatId;
  readonly turn: number;
  /** What the seat knew when it ordered: names come from there. */
  readonly known: AnyKnown;
  readonly orders: readonly AnyOrder[];
}

export const ORDERS_FORMAT = {
  value: 'text|json',
  help: 'lines of order text, or the order file of the client; by default text',
} as const satisfies OptionSpec;

const FORMATS = ['text', 'json'] as const;
type OrdersFormat = (typeof FORMATS)[number];

export const ordersFormat = (format: string | undefined): OrdersFormat => oneOf('format', format, FORMATS);

/** Lines of order text, or the order file of the client. */
export const ordersLines = (
  format: OrdersFormat,
  { ruleset, campaign, seat, turn, known, orders }: Understood,
): readonly string[] => {
  if (format === 'text') {
    return writeSheet(ruleset, known, orders);
  }
  const file: OrderFile = { format: 'chancery-orders-1', ruleset: ruleset.id, campaign, seat, turn, orders };
  return [canonicalText(file)];
};
