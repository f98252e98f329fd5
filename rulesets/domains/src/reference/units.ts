import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import { ATTACKERS_DIE, DEFENDERS_DIE } from '../data/order-of-death.ts';
import type { Setting } from '../setting.ts';
import { UNIT_TYPES } from '../words.ts';

const FIGURES = ['Attack', 'Defence', 'Moves', 'Needs level', 'Cost', 'Upkeep', 'Points'];

/** What every type of unit can do and costs (DOM-6.1). */
export const UNITS = ({ units }: Setting): ReferenceTable => ({
  rule: 'DOM-6.1',
  ...tableOf(
    [words('unit', 'Unit'), ...FIGURES.map((label) => numbers(label, label))],
    UNIT_TYPES.map((type) => {
      const { attack, defence, movement, needs, cost, upkeep, points } = units[type];
      return [
        type,
        `${attack}`,
        `${defence}`,
        `${movement}`,
        needs === null ? 'levy' : `${needs}`,
        `${cost}`,
        `${upkeep}`,
        `${points}`,
      ];
    }),
  ),
});

/** Who dies first (DOM-11.14). */
export const ORDERS_OF_DEATH: ReferenceTable = {
  rule: 'DOM-11.14',
  ...tableOf(
    [words('place', 'Place'), words('defenders', 'Defenders'), words('attackers', 'Attackers')],
    DEFENDERS_DIE.map((type, at) => [`${at + 1}`, type, ATTACKERS_DIE[at] ?? '']),
  ),
};
