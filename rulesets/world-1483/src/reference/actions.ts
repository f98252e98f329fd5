import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import {
  CITY_COST,
  developCost,
  INFLUENCE_COST,
  MARRIAGE_COST,
  REORGANISE_COST,
  SLANDER_COST,
  STEAL_COST,
} from '../rules/costs.ts';
import { LEAST_SUPPORT, rebellionChance } from '../rules/rebellion.ts';

/** What lines cost, what must be rolled, and in which action they are carried out (W83-17.4). */
export const ACTION_TABLE: ReferenceTable = {
  rule: 'W83-17.4',
  ...tableOf(
    [words('action', 'Action'), words('line', 'Line'), words('cost', 'Cost'), words('roll', 'Roll of a ten-sided die')],
    [
      ['1', 'Declare war', '–', '–'],
      ['1', 'Influence', `${INFLUENCE_COST}`, '9 or 10; 10 if at war'],
      ['1', 'Slander', `${SLANDER_COST}`, '9 or 10'],
      ['1', 'Threaten', '–', '3 to 10 beside you, else 9 or 10'],
      ['1', 'Finance', 'the bid, 10 or more', '–'],
      ['2', 'Steal sea trade', `${STEAL_COST}`, '1 to 5 + your ships − theirs, 9 at most'],
      ['2', 'Steal land trade', `${STEAL_COST}`, '1 to 5'],
      ['2', 'Reorganise', `${REORGANISE_COST}`, '–'],
      ['2', 'Develop', 'by value', '1 to 5'],
      ['2', 'Found a city', `${CITY_COST}`, '–'],
      ['3, 8', 'Build', 'see units', '–'],
      ['4, 5', 'Sail', '–', '–'],
      ['6, 7', 'March, land, expel', '–', '–'],
      ['7', 'Incorporate', 'value × 2, with a city × 4', '–'],
      ['10', 'Demand surrender', '–', 'by what was lost'],
      ['10', 'Call an ally', '–', '–'],
      ['10', 'Marry', `${MARRIAGE_COST}`, '10; 9 if allied'],
      ['10', 'Support a rebellion', `${LEAST_SUPPORT} or more`, 'by the money'],
      ['11', 'Trade', 'what you give', '–'],
      ['11', 'Give', 'the gift; far away 1 in 10 on top', '–'],
      ['12', 'Standing orders', '–', '–'],
    ],
  ),
};

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** An attempt to develop a territory, by its value now (W83-6.17, 6.19). */
export const DEVELOPING: ReferenceTable = {
  rule: 'W83-6.17',
  ...tableOf(
    [words('value', 'Value'), numbers('cost', 'Develop'), numbers('colony', 'In a colony')],
    VALUES.map((value) => [
      value === 12 ? '12 and more' : `${value}`,
      `${developCost(value, false)}`,
      `${developCost(value, true)}`,
    ]),
  ),
};

const MONEY = [LEAST_SUPPORT, 11, 19, 29, 41, 56] as const;

/** The chance of a rebellion (W83-13.53). */
export const REBELLIONS: ReferenceTable = {
  rule: 'W83-13.53',
  ...tableOf(
    [words('money', 'Rebellion'), numbers('chance', 'Chance in 10')],
    MONEY.map((from, at) => {
      const next = MONEY[at + 1];
      return [next === undefined ? `${from} and more` : `${from} to ${next - 1}`, `${rebellionChance(from)}`];
    }),
  ),
};
