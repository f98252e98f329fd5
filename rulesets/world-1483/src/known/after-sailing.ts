import { keptForOrders } from '@chancery/kit';
import type { Order } from '../order.ts';
import type { Board } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { forecastOf } from './forecast.ts';

/** The board as it should be when the fleets of a draft have sailed: landings of the same turn begin there (W83-10.30). */
export const afterSailing = keptForOrders((known: GameKnown, orders: readonly Order[]): Pick<Board, 'units'> => {
  const fleets = orders.filter(({ verb }) => verb === 'SAIL');
  return fleets.length === 0 ? known.view : (forecastOf(known, fleets)?.state ?? known.view);
});
