import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import {
  BEACH_PENALTY,
  COASTAL_DEFENCE,
  DEEP_SEA,
  GENERAL_COST,
  MILITIA_DEFENCE,
  PORT_COST,
  STRAIT_PENALTY,
  UNITS,
} from '../data/units.ts';
import { typeName } from '../names/names.ts';
import { LAND_TYPES, SHIP_TYPES, TROOP_TYPES, type UnitType } from '../words.ts';

const figure = (number: number): string => (number === 0 ? '–' : `${number}`);

const rowOf = (type: UnitType): readonly string[] => {
  const { attack, defence, move, cost, carries, needs } = UNITS[type];
  return [
    typeName(type, 1),
    type,
    figure(attack),
    figure(defence),
    `${move}`,
    type === 'gen' ? `${GENERAL_COST.standard}, special ${GENERAL_COST.special}` : `${cost}`,
    figure(carries),
    figure(needs),
  ];
};

/** What every type of unit can do and costs (W83-3.1, 3.11). */
export const UNIT_TABLE: ReferenceTable = {
  rule: 'W83-3.1',
  ...tableOf(
    [
      words('unit', 'Unit'),
      words('code', 'In orders'),
      numbers('attack', 'Attack'),
      numbers('defence', 'Defence'),
      numbers('move', 'Moves'),
      words('cost', 'Cost'),
      numbers('carries', 'Carries'),
      numbers('needs', 'Needs aboard'),
    ],
    [
      ...[...LAND_TYPES, ...SHIP_TYPES].map(rowOf),
      ['port', 'port', '–', '–', '–', `${PORT_COST}`, '–', '–'],
      ['militia', 'mil', '–', `${MILITIA_DEFENCE}`, '–', '–', '–', '–'],
      ['coastal defence', '–', '–', `${COASTAL_DEFENCE}`, '–', '–', '–', '–'],
    ],
  ),
};

const less = (number: number): string => (number === 0 ? '–' : `−${number}`);

/** What attackers lose by the way on which they come (W83-2.17, 11.12). */
export const CROSSINGS: ReferenceTable = {
  rule: 'W83-11.12',
  ...tableOf(
    [words('unit', 'Attack'), numbers('strait', 'Across a strait'), numbers('beach', 'From the sea')],
    TROOP_TYPES.filter((type) => type !== 'art').map((type) => [
      typeName(type, 1),
      less(STRAIT_PENALTY[type]),
      less(BEACH_PENALTY[type]),
    ]),
  ),
};

/** How far ships go, and what deep sea costs them in battle (W83-8.20, 8.24). */
export const SAILING: ReferenceTable = {
  rule: 'W83-8.20',
  ...tableOf(
    [
      words('ship', 'Ship'),
      numbers('zones', 'Zones a turn'),
      numbers('deep', 'By deep sea'),
      numbers('attack', 'Attack there'),
    ],
    SHIP_TYPES.map((type) => [
      typeName(type, 1),
      `${UNITS[type].move}`,
      `${UNITS[type].move * DEEP_SEA.times}`,
      less(DEEP_SEA.penalty[type]),
    ]),
  ),
};
