import type { Phase, Turn } from '@chancery/core';
import { seatId } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { type Order, ordersOf } from '../order.ts';
import { findCompany } from '../rules/find.ts';
import { marchFault } from '../rules/march.ts';
import type { Types } from '../types.ts';
import type { CompanyNumber, PowerNumber } from '../words.ts';

/** All companies march at once: none is in the way of another (NEW-1.1). */
export const marches: Phase<Types> = {
  name: 'Marches',
  rule: 'NEW-1.1',
  run: (turn) => {
    for (const { number, code } of everyNumbered(turn.setting.powers))
      marchBy(turn, number, turn.sheets[seatId(code)]?.orders ?? []);
  },
};

/** The marches of one house, each company's first only (NEW-1.2). The desk's forecast runs them too. */
export const marchBy = (
  { setting, state, emit }: Pick<Turn<Types>, 'setting' | 'state' | 'emit'>,
  power: PowerNumber,
  orders: readonly Order[],
): void => {
  const gone = new Set<CompanyNumber>();
  for (const { args } of ordersOf(orders, 'MARCH')) {
    for (const id of args.companies) {
      const company = findCompany(state, id);
      if (company === null || company.owner !== power || gone.has(id)) continue;
      if (marchFault(setting, company, args.to) !== null) continue;
      gone.add(id);
      emit({ kind: 'marched', rule: 'NEW-1.1', company: id, power, from: company.at, to: args.to });
    }
  }
};
