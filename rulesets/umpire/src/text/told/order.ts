import { onceFor, type ReportLine, said, writeLine } from '@chancery/core';
import type { OrderEvent } from '../../events/order.ts';
import type { EventOf } from '../../events.ts';
import { province, type Reader } from '../../names/reader.ts';
import type { Order } from '../../order.ts';
import { ORDERS } from '../../orders/index.ts';
import type { GameKnown } from '../../types.ts';
import type { GeneralView } from '../../view-types.ts';
import { reasonCode, refusalWords } from '../refusals.ts';
import { STATUS_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** What became of each line: its number, how it was understood, status, reason code, where a move ended (UM-20.4, 21.30). */
export const ORDER: InWords<OrderEvent> = {
  'order-done': (event, reader) => [orderLine(event, reader)],
};

export const orderLine = (
  { rule, line, order, status, reason, place }: EventOf<'order-done'>,
  reader: Reader,
): ReportLine => {
  const end = [
    `${STATUS_WORDS[status]}${reason === null ? '' : ` ${reasonCode(reason)}`}`,
    ...(place === null ? [] : [`${order.verb === 'MOVE' ? 'ended in' : 'in'} ${province(reader, place)}`]),
  ].join(', ');
  const why = reason === null ? '' : ` (${refusalWords(reason, reader)})`;
  return said(rule, `${line}. ${orderWords(reader, order)}: ${end}.${why}`);
};

/** An order as its ruler wrote it; what it named may be no more. */
export const orderWords = (reader: Reader, order: Order): string => {
  try {
    return writeLine(ORDERS, withTheDead(reader), order);
  } catch {
    return order.verb.replaceAll('_', ' ');
  }
};

/** Only the living take orders; in a report those who fell in the turn are still called by their names. */
const withTheDead = onceFor(
  ({ setting, view }: Reader): GameKnown => ({
    setting,
    view: {
      ...view,
      generals: view.generals.map((general) => ({
        ...general,
        own: { ...general.own, state: 'fit' } as NonNullable<GeneralView['own']>,
      })),
    },
  }),
);
