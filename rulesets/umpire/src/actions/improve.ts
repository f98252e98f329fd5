import { floorDiv } from '@chancery/core';
import { PRICE } from '../data/figures.ts';
import { getNation, getProvince } from '../rules/find.ts';
import { improvedMost } from '../rules/revenue.ts';
import { canPay, firstOf, hasCity, owns } from './conditions.ts';
import { cancelled, type Deed, DONE, partly } from './deed.ts';

/** Revenue is bought for a city, up to the limit and as far as the money goes (UM-8.1 to 8.5, 20.14). */
export const improve: Deed<'IMPROVE'> = (turn, { nation, order: { args } }) => {
  const { state, emit } = turn;
  const { province, points } = args;
  const { base, inv, invPending, foundedTurn } = getProvince(state, province);
  const most = improvedMost(getProvince(state, province));
  const room = most - (base + inv + invPending);
  const refusal = firstOf(
    owns(turn, nation, province),
    hasCity(turn, province),
    foundedTurn === state.turn ? { code: 'not-allowed', why: 'founded this turn' } : null,
    room > 0 ? null : { code: 'limit', province, most },
    canPay(turn, nation, PRICE.improve),
  );
  if (refusal !== null) return cancelled(refusal);
  const { treasury } = getNation(state, nation);
  const affordable = floorDiv(treasury, PRICE.improve);
  const wanted = points === 'ALL' ? room : points;
  const bought = Math.min(wanted, room, affordable);
  const tenths = bought * PRICE.improve;
  emit({ kind: 'gold-paid', rule: 'UM-8.1', nation, tenths, for: 'city improved', province });
  emit({ kind: 'improved', rule: 'UM-8.3', nation, province, points: bought });
  if (points === 'ALL' || bought === points) return DONE;
  return bought === room
    ? partly({ code: 'limit', province, most })
    : partly({ code: 'no-money', cost: points * PRICE.improve, treasury });
};
