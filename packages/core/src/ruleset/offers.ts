import type { SeatId } from '../ids.ts';
import { orderKindOf } from '../order/catalogue.ts';
import type { OrderKind } from '../order/order-kind.ts';
import { writeLine } from '../order/write-line.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { AnyKnown, AnyPosition } from './any.ts';
import { knownTo } from './known-to.ts';
import type { AnyRuleset } from './runnable.ts';

/** What one seat offers to another, or answers it, as it stands on a sheet that counts and has not been run. */
export interface Offer {
  readonly from: SeatId;
  readonly order: AnyOrder;
  /** The line, as its sender writes it. */
  readonly text: string;
  /** Orders by which its addressee could answer now, best first. */
  readonly answers: readonly OfferAnswer[];
}

/** An order, and the line that says it. */
export interface OfferAnswer {
  readonly order: AnyOrder;
  readonly text: string;
}

/** The orders of one seat that count for the turn in hand. */
export interface Sent {
  readonly seat: SeatId;
  readonly orders: readonly AnyOrder[];
}

/** To whom an order is shown before the turn; null when to nobody. */
export const addresseeOf = (
  { orders }: Pick<AnyRuleset, 'orders'>,
  setting: AnyPosition['setting'],
  order: AnyOrder,
): SeatId | null => orderKindOf(orders, order.verb)?.addressee?.(setting, order) ?? null;

/** Whether any order of a ruleset is shown to somebody before the turn. */
export const hasOffers = ({ orders }: Pick<AnyRuleset, 'orders'>): boolean =>
  Object.values<OrderKind<RulesetTypes>>(orders.kinds).some(({ addressee }) => addressee !== undefined);

/** What other seats offer to one, in the order of the sheets; `sent` are those of all seats. */
export const offersTo = (
  ruleset: AnyRuleset,
  position: AnyPosition,
  seat: SeatId,
  sent: readonly Sent[],
): readonly Offer[] => {
  const known = knownTo(ruleset, position, seat);
  return sent.flatMap(({ seat: from, orders }) => {
    if (from === seat) return [];
    const meant = orders.filter((order) => addresseeOf(ruleset, position.setting, order) === seat);
    if (meant.length === 0) return [];
    const sender = knownTo(ruleset, position, from);
    return meant.map((order) => ({
      from,
      order,
      text: writeLine(ruleset.orders, sender, order),
      answers: answersTo(ruleset, known, order, from),
    }));
  });
};

const answersTo = ({ orders }: AnyRuleset, known: AnyKnown, order: AnyOrder, from: SeatId): readonly OfferAnswer[] => {
  const answers = orderKindOf(orders, order.verb)?.answers?.(known, order, from) ?? [];
  const possible = answers.filter((answer) => {
    const findings = orderKindOf(orders, answer.verb)?.check(known, answer, {
      orders: [answer],
      index: 0,
      depth: 'faults',
    });
    return findings?.every(({ level }) => level !== 'illegal') === true;
  });
  return possible.map((answer) => ({ order: answer, text: writeLine(orders, known, answer) }));
};
