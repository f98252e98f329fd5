import type { ReportLine } from '@chancery/core';
import { FINAL_EVENTS, FIRST_EVENTS, MOVEMENT_EVENTS } from '../phases.ts';
import { barracksPlaces, FORT_NAMES, fortBonus, fortCost, fortRazing, fortWorkers } from '../rules/forts.ts';
import { isShip } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import { coins, tenths } from '../text/money.ts';

/** Two sheets to print, one page each (MD-16.45). */

const head = (text: string, rule: string): ReportLine => ({ text, rule, style: 'head' });
const line = (text: string): ReportLine => ({ text, indent: 1 });

/** The order of events of a turn (MD-1.4 to MD-1.6). */
export const eventSheet = (): readonly ReportLine[] => [
  head('First Events, once', 'MD-1.4'),
  ...FIRST_EVENTS.map(({ name }) => line(name)),
  head('Movement Events, in every phase', 'MD-1.5'),
  ...MOVEMENT_EVENTS.map(({ step, name }) => line(`${step} ${name}`)),
  line('M15 Once more while anybody has orders, and then one phase besides'),
  head('Final Events, once', 'MD-1.6'),
  ...FINAL_EVENTS.map(({ name }) => line(name)),
];

/** All soldiers, ships and fortifications (MD-13.4, MD-13.5, MD-9.2). */
export const troopSheet = ({ troops }: Setting): readonly ReportLine[] => [
  head('Soldiers: combat, hit points, moves, cost, upkeep, weight, landing, marines', 'MD-13.4'),
  ...troops.filter((troop) => !isShip(troop)).map((troop) => line(`${troop.name}: ${soldier(troop)}`)),
  head('Ships: combat, hit points, moves, cost, upkeep, marine space, storage', 'MD-13.5'),
  ...troops.filter(isShip).map((troop) => line(`${troop.name}: ${ship(troop)}`)),
  head('Fortifications: places, foot, mounted, workers, gold, gold from razing', 'MD-9.2'),
  ...FORT_NAMES.slice(1).map((name, i) => line(`${i + 1} ${name}: ${fort(i + 1)}`)),
];

const common = ({ attacks, combat, hitPoints, move, cost, upkeep }: Troop): readonly string[] => [
  `${attacks}x${combat}%`,
  tenths(hitPoints),
  `${move}`,
  `${cost}`,
  coins(upkeep),
];

const soldier = (troop: Troop): string =>
  [
    ...common(troop),
    `${troop.weight}`,
    `${troop.amphibious}%`,
    troop.marine === null ? 'cannot' : `${troop.marine}%`,
  ].join(', ');

const ship = (troop: Troop): string => [...common(troop), `${troop.marineSpace}`, `${troop.storage}`].join(', ');

const fort = (level: number): string => {
  const { footCombat, footHitPoints, horseCombat, horseHitPoints } = fortBonus(level);
  return [
    `${barracksPlaces(level)}`,
    `+${footCombat}% +${tenths(footHitPoints)}`,
    `+${horseCombat}% +${tenths(horseHitPoints)}`,
    `${fortWorkers(level)}`,
    `${fortCost(level)}`,
    `${fortRazing(level)}`,
  ].join(', ');
};
