import type { ReportLine } from '@chancery/core';
import { moneyOf } from '../figures/money.ts';
import type { Desk } from '../known/desk.ts';
import { stillAllowed } from '../orders/building/recruiting.ts';
import { findProvince, getTroop } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { isShip } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import { coins } from '../text/money.ts';

/**
 * What the recruiting form of a garrison says: troops ordered and still allowed (0/13, after two 2/11), prices, and
 * whether the gold suffices (MD-16.18). Nothing for a garrison without a city.
 */
export const recruitingForm = (desk: Desk, garrison: Unit): readonly ReportLine[] => {
  const place = placeOf(desk.setting, garrison.location);
  if (garrison.kind !== 'G' || place.cityName === null) return [];
  const allowed = stillAllowed(desk, garrison, desk.orders.length);
  const ordered = maxRevenue(place) - allowed;
  const surplus = moneyOf(desk, desk.orders)?.surplus ?? 0;
  return [
    { text: `Recruiting in ${place.cityName}`, style: 'head', rule: 'MD-16.18' },
    { text: 'Ordered, and still allowed', amount: `${ordered}/${allowed}`, style: 'figure' },
    ...pricesOf(desk, garrison),
    {
      text: surplus < 0 ? 'The gold does not suffice; short by' : 'The gold suffices; left over',
      amount: coins(Math.abs(surplus)),
      style: 'figure',
    },
  ];
};

const pricesOf = ({ setting, state }: Desk, { location }: Unit): readonly ReportLine[] => {
  const province = findProvince(state, location);
  return (province?.buildList ?? [])
    .map((type) => getTroop(setting, type))
    .filter((troop) => province?.harbour === true || !isShip(troop))
    .map(({ name, cost, upkeep }) => ({
      text: `${name}, upkeep ${coins(upkeep)}`,
      amount: `${cost}.00`,
      style: 'figure',
      indent: 1,
    }));
};
