import type { StandingOrder } from '../order.ts';
import { sheetOf } from '../rules/sheets.ts';
import type { NationStep } from './deed.ts';

/** Action 12: a sheet with a standing section replaces all that stood before; without one it goes on (W83-15.1). */
export const standingOrders: NationStep = (turn, nation) => {
  const standing = (sheetOf(turn, nation)?.orders ?? []).filter(
    (order): order is StandingOrder => order.section === 'standing',
  );
  if (standing.length === 0) return;
  turn.emit({
    kind: 'standing-orders-set',
    rule: 'W83-15.1',
    nation,
    standing: standing.map(({ verb, args }) => ({ verb, args }) as StandingOrder),
  });
};
