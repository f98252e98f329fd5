import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import { ATTACKERS_DIE, DEFENDERS_DIE } from '../data/order-of-death.ts';
import { ARTILLERISTS_AGAINST_WALLS, NATURAL_DEFENCE, PIKEMEN_AGAINST_MOUNTED } from '../data/unit-types.ts';
import type { Setting } from '../setting.ts';
import { UNIT_TYPES, type UnitType } from '../words.ts';

const FIGURES = ['Attack', 'Defence', 'Moves', 'Needs level', 'Cost', 'Upkeep', 'Points'];

/** What is rolled against some, and not against all (DOM-11.17, 11.20). */
const ATTACK_TOO: { readonly [Type in UnitType]?: string } = {
  Artillerists: `, walls ${ARTILLERISTS_AGAINST_WALLS}`,
};
const DEFENCE_TOO: { readonly [Type in UnitType]?: string } = { Pikemen: `, riders ${PIKEMEN_AGAINST_MOUNTED}` };

/** What every type of unit can do and costs (DOM-6.1). */
export const UNITS = ({ units }: Setting): ReferenceTable => ({
  rule: 'DOM-6.1',
  ...tableOf(
    [words('unit', 'Unit'), ...FIGURES.map((label) => numbers(label, label))],
    UNIT_TYPES.map((type) => {
      const { attack, defence, movement, needs, cost, upkeep, points } = units[type];
      return [
        type,
        `${attack}${ATTACK_TOO[type] ?? ''}`,
        `${defence}${DEFENCE_TOO[type] ?? ''}`,
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

/** How a holding is stormed (DOM-12.21). */
export const STORMING: ReferenceTable = {
  rule: 'DOM-12.21',
  ...tableOf(
    [
      words('holding', 'Storming'),
      words('inside', 'Inside'),
      words('dice', 'Dice a defender'),
      words('artillerists', 'Artillerists'),
    ],
    [
      ['Walls', 'units', '2, one hit at most', 'needed, die last'],
      ['Walls', 'nobody', `1, hits on ${NATURAL_DEFENCE}`, 'needed, die last'],
      ['No walls', 'units', '2, one hit at most', 'die last'],
      ['Level 0', 'units', '1', 'as others'],
      ['No walls or level 0', 'nobody', 'no fight: occupy', '–'],
    ],
  ),
};
