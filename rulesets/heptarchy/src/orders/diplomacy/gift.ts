import { numberOf, upTo } from '@chancery/kit';
import type { Gift } from '../../order.ts';
import { getKingdom } from '../../rules/find.ts';
import { taxIncome } from '../../rules/reckoned.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { GOLD } from '../param-types.ts';
import { kingdom } from './params.ts';

export const gift = actionKind<Gift>({
  verb: 'GIFT',
  rule: 'HEP-5.21',
  title: 'Send a gift',
  help: 'Sends Gold to another player. The gifts of a Phase together may not exceed your Tax Income.',
  group: GROUPS.diplomacy,
  params: { kingdom, gold: { type: GOLD, help: 'Gold' } },
  lines: [{ pattern: 'GIFT <kingdom> <gold>' }],
  also: [{ pattern: 'GIFT <gold> TO <kingdom>' }],
  offer: (forecast, could) => {
    const { gold, phase } = getKingdom(forecast.state, forecast.kingdom);
    const most = Math.min(gold, taxIncome(forecast, forecast.kingdom) - phase.giftsSent);
    return eachKingdom(forecast, (_, code) =>
      could({ kingdom: code, gold: 1 }) ? numberOf('gold', upTo(most)) : null,
    );
  },
});
