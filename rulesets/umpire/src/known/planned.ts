import { keptForOrders } from '@chancery/kit';
import { isOfNation, LIST_OF, type Line, type Order } from '../order.ts';
import { type Planned, planOf } from '../phases/movement/plan.ts';
import type { GameKnown } from '../types.ts';
import { supposedState } from './supposed-state.ts';

/** The timetable of a draft, line by line, by their place on the sheet: what its ruler may expect if nobody interferes (UM-11.17). */
export const plannedMarches = keptForOrders(
  (known: GameKnown, orders: readonly Order[]): ReadonlyMap<number, Planned> => {
    const { setting, view } = known;
    const { nation } = view;
    if (nation === null) return new Map();
    const places: number[] = [];
    const lines: Line[] = [];
    for (const [place, order] of orders.entries()) {
      if (!isOfNation(order) || LIST_OF[order.verb] !== 'movement') continue;
      places.push(place);
      lines.push({ nation, line: places.length, order });
    }
    const plan = planOf(setting, supposedState(known), lines);
    return new Map(plan.map((planned, at) => [places[at] ?? at, planned]));
  },
);
