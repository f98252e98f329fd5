import type { Roller } from '@chancery/core';
import type { Order } from '../order.ts';
import { planAssaults } from './assault.ts';
import type { Chart } from './chart.ts';
import { frontsOf, marchToFront } from './front.ts';
import { withoutGuard } from './guard.ts';
import { type Column, campsOf, muster } from './muster.ts';
import { rankOrders } from './ranks.ts';

/** All marches of a turn: who attacks, who goes to the border, who stays. */
export const campaignOrders = (
  chart: Chart,
  taste: Roller,
  embarked: ReadonlySet<number>,
  nextNumber: () => number | null,
): readonly Order[] => {
  const pools = campsOf(chart)
    .filter(({ location }) => !embarked.has(location))
    .map((camp) => ({ camp, free: withoutGuard(chart, camp) }));
  const assaults = planAssaults(chart, pools, taste);
  const fronts = frontsOf(chart, new Set(assaults.map(({ target }) => target)));
  return pools.flatMap(({ camp, free }) => {
    const attacking = assaults.flatMap(({ target, columns }) =>
      columns.filter((column) => column.camp === camp).map(({ troops }) => ({ troops, way: [target] })),
    );
    const moving = marchToFront(chart, camp, free, fronts);
    const groups = moving === null ? attacking : [...attacking, moving];
    if (groups.length === 0) return [];
    const wanted = groups.map(({ troops }) => troops);
    const { orders, columns } = muster(chart, camp, wanted, nextNumber);
    return [...orders, ...columns.flatMap((column, i) => columnOrders(chart, column, groups[i]?.way ?? []))];
  });
};

const columnOrders = (chart: Chart, { label, troops }: Column, way: readonly number[]): readonly Order[] => [
  ...rankOrders(chart, label, troops),
  ...way.map((location): Order => ({ verb: 'MARCH', unit: label, args: { location } })),
];
