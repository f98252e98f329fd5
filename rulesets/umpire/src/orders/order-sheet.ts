import type { OrderColumn, OrderSheetSpec, OrderTable } from '@chancery/core';

import type { Setting } from '../setting.ts';
import type { OrderList } from '../words.ts';

const column = (label: string, ...args: readonly string[]): OrderColumn => ({ label, args });
const table = (
  title: string,
  section: OrderList,
  verbs: readonly string[],
  columns: readonly OrderColumn[],
  rows: number,
): OrderTable => ({ title, section, verbs, columns, rows });

/** The order form as it was printed: policy, options, movement with a column for each type of troops, recruits, winter (UM-20.6, 21.30). */
export const ORDER_SHEET = ({ types }: Setting): OrderSheetSpec => ({
  tables: [
    table(
      'Policy',
      'policy',
      ['ENEMIES', 'TAX', 'REPLACEMENTS'],
      [column('Enemies', 'nations'), column('Tax %', 'rate'), column('Replacements at', 'province')],
      2,
    ),
    table(
      'Options: provinces and troops',
      'options',
      ['FOUND', 'IMPROVE', 'REBUILD', 'SACK', 'CAPITAL', 'CEDE', 'BRIBE', 'CONVERT', 'DISBAND'],
      [
        column('Province', 'province'),
        column('Type', 'type', 'from'),
        column('To', 'to', 'nation'),
        column('Number or RP', 'count', 'points', 'revenue', 'tenths'),
        column('Name', 'name'),
        column('Free', 'free'),
      ],
      4,
    ),
    table(
      'Options: generals and money',
      'options',
      ['APPOINT', 'REASSIGN', 'RANK', 'TRANSFER', 'ASSASSINATE'],
      [
        column('General or nation', 'general', 'nation'),
        column('Command', 'command'),
        column('RP or level', 'tenths', 'level'),
        column('At', 'province'),
      ],
      3,
    ),
    table(
      'Movement and combat',
      'movement',
      ['MOVE', 'STANCE'],
      [
        column('Generals', 'generals', 'general'),
        ...types
          .filter(({ category }) => category !== 'spy')
          .map(({ type, plural }) => ({ label: plural, args: ['troops'], groups: { count: 'count', of: { type } } })),
        column('Via', 'via'),
        column('To', 'to'),
        column('Fleet', 'fleet'),
        column('Army', 'army'),
      ],
      8,
    ),
    table(
      'Recruits',
      'recruits',
      ['RECRUIT'],
      [column('Province', 'province'), column('Type', 'type'), column('Number', 'count')],
      6,
    ),
    table('Winter quarters', 'winter', ['WINTER'], [column('General', 'general'), column('Province', 'province')], 4),
  ],
});
