import type { BuildOrder } from '../order.ts';
import { fortCost, PRODUCTION } from '../rules/forts.ts';
import { placeOf } from '../rules/places.ts';
import { soldiersIn } from '../rules/troops.ts';
import { GOLD, HIGHEST_FORT } from '../words.ts';
import type { Chart } from './chart.ts';
import { danger, type Purse, spend } from './purse.ts';

/** Production while the soldiers have time for it, then walls at threatened cities. */
export const building = (chart: Chart, purse: Purse): readonly BuildOrder[] =>
  chart.own
    .filter(({ number, annexedTo }) => annexedTo === chart.realm && danger(chart, chart.province(number)) === 0)
    .toSorted((a, b) => chart.worth(b.number) - chart.worth(a.number) || a.number - b.number)
    .flatMap((land): readonly BuildOrder[] => {
      const garrison = chart.unitsIn(land.number).find(({ kind, realm }) => kind === 'G' && realm === chart.realm);
      if (!garrison) return [];
      const workers = soldiersIn(chart.setting, garrison.stacks);
      const slots = placeOf(chart.setting, land.number).productionSlots - land.productionAreas;
      const unit = `G${land.number}`;
      if (slots > 0 && workers >= PRODUCTION.workers && spend(purse, PRODUCTION.cost)) {
        return [{ verb: 'BUILD_PRODUCTION', unit, args: { count: 1 } }];
      }
      const level = land.fortLevel + 1;
      const border = chart.near(land.number).some((next) => chart.neighbours.includes(chart.province(next).owner));
      const worthIt =
        border && level <= Math.min(HIGHEST_FORT, 5) && workers >= level && purse.left > 3 * fortCost(level) * GOLD;
      return worthIt && spend(purse, fortCost(level)) ? [{ verb: 'BUILD_FORT', unit, args: {} }] : [];
    });
