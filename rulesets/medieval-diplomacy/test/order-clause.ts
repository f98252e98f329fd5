import { readSheetJson, writeLine } from '@chancery/core';
import { expect, test } from 'vitest';
import type { Order } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import type { MdKnown } from '../src/types.ts';
import { ENGLAND } from './english-position.ts';
import { england, foundIn, orderIn } from './ordering.ts';
import type { GivenPosition } from './position.ts';

export interface OrderClause {
  /** Lines and the orders that they mean; the first wording of each order is also how it is written. */
  readonly means: readonly (readonly [line: string, order: Order])[];
  /** Lines of a sheet, and what is found about the last of them. Nothing: it is accepted without a word. */
  readonly found: readonly (readonly [lines: string | readonly string[], ...found: string[]])[];
  /** The position, if it is not the usual one of England. */
  readonly position?: GivenPosition;
}

/** Tests one row of the tables of orders: its line, its JSON form, and all that is seen when it is entered. */
export const orderClause = (rule: string, { means, found, position = ENGLAND }: OrderClause): void => {
  const known = england(position);
  test.each(means)(`${rule} reads "%s"`, (line, order) => {
    expect(orderIn(known, line)).toEqual(order);
  });
  test.each(means)(`${rule} "%s" is the same as JSON, and is written so that it can be read again`, (_, order) => {
    expect(readSheetJson({ orders: ORDERS }, known, [order]).lines[0]?.order).toEqual(order);
    expect(orderIn(known, writeLine(ORDERS, known, order))).toEqual(order);
  });
  test.each(found.map(([lines, ...codes]) => [[lines].flat().join(' / '), [lines].flat(), codes] as const))(
    `${rule} entry: %s`,
    (_, lines, codes) => {
      expect(foundIn(known, ...lines)).toEqual(codes);
    },
  );
};

/** England's knowledge of the usual position with something changed. */
export const englandWith = (said: GivenPosition): MdKnown => england({ ...ENGLAND, ...said });
