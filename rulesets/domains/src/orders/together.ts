import { illegal, type SheetFinding } from '@chancery/core';
import { type Order, ROUND_SECTIONS } from '../order.ts';
import type { GameKnown, Types } from '../types.ts';

/** A round takes one action; the groups of one march, or of one invasion, are one (DOM-1.2, 7.9, 7.10). */
export const together = (_: GameKnown, orders: readonly Order[]): readonly SheetFinding<Types>[] =>
  ROUND_SECTIONS.flatMap((section, at) => {
    const lines = orders.flatMap((order, index) => (order.section === section ? [{ order, index }] : []));
    const [first] = lines;
    if (first === undefined) return [];
    return lines
      .filter(({ order }) => !goTogether(first.order, order))
      .map(({ index }) => ({ index, ...illegal({ code: 'one-action' as const, round: at + 1 }) }));
  });

const goTogether = (one: Order, other: Order): boolean => {
  if (one === other) return true;
  if (one.verb === 'MOVE') return other.verb === 'MOVE';
  return one.verb === 'INVADE' && other.verb === 'INVADE' && one.args.province === other.args.province;
};
