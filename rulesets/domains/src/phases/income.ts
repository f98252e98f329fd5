import type { Phase } from '@chancery/core';
import { domainsOf, holdingsOf, provincesRuledBy } from '../rules/find.ts';
import { incomeOf, routeIncome, taxOf } from '../rules/money.ts';
import type { Types } from '../types.ts';

/** Taxes, holdings and trade routes pay (DOM-5.1 to 5.6). */
export const income: Phase<Types> = {
  name: 'Income',
  rule: 'DOM-5.1',
  run: ({ setting, state, emit }) => {
    const shares = state.routes.flatMap((route) =>
      routeIncome(setting, state, route).map(({ domain, gold }) => ({ ...route, domain, gold })),
    );
    for (const { number: domain, controller } of domainsOf(state)) {
      if (controller === 'eliminated') continue;
      const provinces = provincesRuledBy(state, domain)
        .map((province) => ({ province: province.number, gold: taxOf(setting, state, province) }))
        .filter(({ gold }) => gold > 0);
      const holdings = holdingsOf(state, domain)
        .map((holding) => ({ holding: holding.id, gold: incomeOf(setting, holding) }))
        .filter(({ gold }) => gold > 0);
      const routes = shares
        .filter((share) => share.domain === domain)
        .map(({ first, second, gold }) => ({ first, second, gold }));
      const total = [...provinces, ...holdings, ...routes].reduce((sum, { gold }) => sum + gold, 0);
      emit({ kind: 'income-received', rule: 'DOM-5.4', domain, provinces, holdings, routes, total });
    }
  },
};
