import type { ReferenceTable } from '@chancery/core';
import { ATTACKERS_DIE, DEFENDERS_DIE } from '../data/order-of-death.ts';
import type { Setting } from '../setting.ts';
import { UNIT_TYPES } from '../words.ts';

const number = (label: string) => ({ label, align: 'right' as const });

/** What every type of unit can do and costs (DOM-6.1). */
export const UNITS = ({ units }: Setting): ReferenceTable => ({
  title: 'Unit',
  rule: 'DOM-6.1',
  columns: ['Attack', 'Defence', 'Moves', 'Needs level', 'Cost', 'Upkeep', 'Points'].map(number),
  rows: UNIT_TYPES.map((type) => {
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
});

/** Who dies first (DOM-11.14). */
export const ORDERS_OF_DEATH: ReferenceTable = {
  title: 'Place',
  rule: 'DOM-11.14',
  columns: [
    { label: 'Defenders', align: 'left' },
    { label: 'Attackers', align: 'left' },
  ],
  rows: DEFENDERS_DIE.map((type, at) => [`${at + 1}`, type, ATTACKERS_DIE[at] ?? '']),
};
