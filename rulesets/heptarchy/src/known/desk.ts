import type { Order } from '../orders/order.ts';
import type { HepKnown } from '../types.ts';
import type { View } from '../view-types.ts';
import { type Forecast, forecastOf } from './forecast.ts';

/** The forecast of a list of orders as it stands; made once for it, since every order of a sheet asks for it. */
export const forecastFor = (known: HepKnown, orders: readonly Order[]): Forecast | null => {
  const made = forecasts.get(orders);
  if (made?.view === known.view && made.length === orders.length) return made.forecast;
  const forecast = forecastOf(known, orders);
  forecasts.set(orders, { view: known.view, length: orders.length, forecast });
  return forecast;
};

/** With the length of the list when it was made: a list that has grown since wants another. */
const forecasts = new WeakMap<
  readonly Order[],
  { readonly view: View; readonly length: number; readonly forecast: Forecast | null }
>();
