import type { Roller } from '@chancery/core';
import { ADVISED_RESERVE } from '../figures/money.ts';
import type { Order } from '../order.ts';
import { annexationLimit, commanderLimit } from '../rules/limits.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { soldiersIn } from '../rules/troops.ts';
import { COMMANDER } from '../setting.ts';
import type { Province } from '../state.ts';
import { GOLD, type Pence } from '../words.ts';
import type { Chart } from './chart.ts';
import { recruiting } from './levy.ts';
import { danger, ownUnits, type Purse, spend, totalUpkeep } from './purse.ts';
import { shipbuilding } from './shipyard.ts';
import { building } from './works.ts';

/** Where the gold of a turn goes: new land first, then soldiers as far as the land can feed them, then the land itself. */
export const treasuryOrders = (chart: Chart, treasury: Pence, taste: Roller): readonly Order[] => {
  const purse = { left: treasury - totalUpkeep(chart) - ADVISED_RESERVE };
  return [
    ...annexing(chart, purse),
    ...hiring(chart, purse),
    ...shipbuilding(chart, purse),
    ...recruiting(chart, purse, taste),
    ...building(chart, purse),
  ];
};

/** What pays back soonest (MD-11.19); land in peril last. */
const annexing = (chart: Chart, purse: Purse): readonly Order[] => {
  const status = chart.state.realms[chart.realm]?.status ?? 'commoner';
  let room = annexationLimit(status) - chart.own.filter(({ annexedTo }) => annexedTo === chart.realm).length;
  const cost = (land: Province): number => maxRevenue(placeOf(chart.setting, land.number));
  return chart.own
    .filter(({ annexedTo }) => annexedTo !== chart.realm)
    .toSorted((a, b) => danger(chart, a) - danger(chart, b) || cost(b) - cost(a) || a.number - b.number)
    .flatMap((land): readonly Order[] => {
      if (room <= 0 || !spend(purse, cost(land))) return [];
      room -= 1;
      return [{ verb: 'ANNEX', args: { province: land.number } }];
    });
};

/** A commander for every fifteen soldiers, in the capital while it stands. */
const hiring = (chart: Chart, purse: Purse): readonly Order[] => {
  const status = chart.state.realms[chart.realm]?.status ?? 'commoner';
  const have = chart.state.commanders.length;
  const soldiers = ownUnits(chart).reduce((sum, unit) => sum + soldiersIn(chart.setting, unit.stacks), 0);
  const capital = chart.own.find(({ number }) => number === chart.setting.realms[chart.realm]?.capital);
  if (
    !capital ||
    have >= commanderLimit(status) ||
    soldiers < 15 * (have + 1) ||
    purse.left < 2 * COMMANDER.cost * GOLD
  )
    return [];
  spend(purse, COMMANDER.cost);
  return [{ verb: 'HIRE_COMMANDER', unit: `G${capital.number}`, args: {} }];
};
