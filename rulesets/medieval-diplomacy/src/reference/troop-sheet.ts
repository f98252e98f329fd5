import type { ReferenceColumn, ReferenceSheet, ReferenceTable } from '@chancery/core';
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
    {
      title: 'Soldiers',
      rule: 'MD-13.4',
      columns: [...TROOP_COLUMNS, ...figures('weight', 'landing', 'marines')],
      rows: troops.filter((troop) => !isShip(troop)).map(soldier),
    },
    {
      title: 'Ships',
      rule: 'MD-13.5',
      columns: [...TROOP_COLUMNS, ...figures('marines', 'storage')],
      rows: troops.filter(isShip).map(ship),
    },
    {
      title: 'Fortifications',
      rule: 'MD-9.2',
      columns: figures('barracks', 'foot', 'mounted', 'workers', 'cost', 'razing'),
      rows: FORT_NAMES.slice(1).map((name, i) => fort(i + 1, name)),
    },
  ],
};

type Row = ReferenceTable['rows'][number];

const figures = (...labels: readonly string[]): readonly ReferenceColumn[] =>
  labels.map((label) => ({ label, align: 'right' }));

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
