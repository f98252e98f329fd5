import type { ReferenceSheet, ReferenceTable, TableColumn } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import { barracksPlaces, FORT_NAMES, fortBonus, fortCost, fortRazing, fortWorkers } from '../rules/forts.ts';
import { isShip } from '../rules/troops.ts';
import type { Troop } from '../setting.ts';
import { coins, tenths } from '../text/money.ts';
import type { Types } from '../types.ts';

/** All soldiers, ships and fortifications (MD-13.4, MD-13.5, MD-9.2). */
export const TROOP_SHEET: ReferenceSheet<Types> = {
  id: 'troops',
  title: 'Troops, ships and fortifications',
  tables: ({ troops }) => [
    inBrief(
      'Soldiers',
      'MD-13.4',
      [...TROOP_COLUMNS, ...figures('weight', 'landing', 'marines')],
      troops.filter((troop) => !isShip(troop)).map(soldier),
    ),
    inBrief('Ships', 'MD-13.5', [...TROOP_COLUMNS, ...figures('marines', 'storage')], troops.filter(isShip).map(ship)),
    inBrief(
      'Fortifications',
      'MD-9.2',
      figures('barracks', 'foot', 'mounted', 'workers', 'cost', 'razing'),
      FORT_NAMES.slice(1).map((name, i) => fort(i + 1, name)),
    ),
  ],
};

type Row = readonly string[];

const inBrief = (
  title: string,
  rule: string,
  columns: readonly TableColumn[],
  rows: readonly Row[],
): ReferenceTable => ({ rule, ...tableOf([words('name', title), ...columns], rows) });

const figures = (...labels: readonly string[]): readonly TableColumn[] => labels.map((label) => numbers(label, label));

const TROOP_COLUMNS = figures('combat', 'hit pts', 'moves', 'cost', 'upkeep');

const troopRow = ({ name, attacks, combat, hitPoints, move, cost, upkeep }: Troop): Row => [
  name,
  `${attacks}x${combat}%`,
  tenths(hitPoints),
  `${move}`,
  `${cost}`,
  coins(upkeep),
];

const soldier = (troop: Troop): Row => [
  ...troopRow(troop),
  `${troop.weight}`,
  `${troop.amphibious}%`,
  troop.marine === null ? 'none' : `${troop.marine}%`,
];

const ship = (troop: Troop): Row => [...troopRow(troop), `${troop.marineSpace}`, `${troop.storage}`];

/** Foot and mounted: what a defender gains in combat and in hit points. */
const fort = (level: number, name: string): Row => {
  const { footCombat, footHitPoints, horseCombat, horseHitPoints } = fortBonus(level);
  return [
    `${level} ${name}`,
    `${barracksPlaces(level)}`,
    `+${footCombat}% +${tenths(footHitPoints)}`,
    `+${horseCombat}% +${tenths(horseHitPoints)}`,
    `${fortWorkers(level)}`,
    `${fortCost(level)}`,
    `${fortRazing(level)}`,
  ];
};
