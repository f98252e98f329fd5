import type { OrderColumn, OrderSheetSpec } from '@chancery/core';
import type { Setting } from '../setting.ts';

const column = (label: string, ...args: readonly string[]): OrderColumn => ({ label, args });

/**
 * The order form as it was printed: policy, options, movement with a column for each type of troops, recruits, winter (UM-20.6,
 * 21.30). So many rows that it is one page of A4.
 */
export const ORDER_SHEET = ({ types }: Setting): OrderSheetSpec => ({
  tables: [
    {
      title: 'Policy',
      section: 'policy',
      verbs: ['ENEMIES', 'TAX', 'REPLACEMENTS'],
      columns: [column('Enemies', 'nations'), column('Tax %', 'rate'), column('Replacements at', 'province')],
      rows: 2,
    },
    {
      title: 'Options: provinces and troops',
      section: 'options',
      verbs: ['FOUND', 'IMPROVE', 'REBUILD', 'SACK', 'CAPITAL', 'CEDE', 'BRIBE', 'CONVERT', 'DISBAND'],
      columns: [
        column('Province', 'province'),
        column('Type', 'type', 'from'),
        column('To', 'to', 'nation'),
        column('Number or RP', 'count', 'points', 'revenue', 'tenths'),
        column('Name', 'name'),
        column('Free', 'free'),
      ],
      rows: 3,
    },
    {
      title: 'Options: generals and money',
      section: 'options',
      verbs: ['APPOINT', 'REASSIGN', 'RANK', 'TRANSFER', 'ASSASSINATE'],
      columns: [
        column('General or nation', 'general', 'nation'),
        column('Command', 'command'),
        column('RP or level', 'tenths', 'level'),
        column('At', 'province'),
      ],
      rows: 3,
    },
    {
      title: 'Movement and combat',
      section: 'movement',
      verbs: ['MOVE', 'STANCE'],
      columns: [
        column('Generals', 'generals', 'general'),
        ...types
          .filter(({ category }) => category !== 'spy')
          .map(({ type, plural }) => ({ label: plural, args: ['troops'], groups: { count: 'count', of: { type } } })),
        column('Via', 'via'),
        column('To', 'to'),
        column('Fleet', 'fleet'),
        column('Army', 'army'),
      ],
      rows: 7,
    },
    {
      title: 'Recruits',
      section: 'recruits',
      verbs: ['RECRUIT'],
      columns: [column('Province', 'province'), column('Type', 'type'), column('Number', 'count')],
      rows: 5,
    },
    {
      title: 'Winter quarters',
      section: 'winter',
      verbs: ['WINTER'],
      columns: [column('General', 'general'), column('Province', 'province')],
      rows: 3,
    },
  ],
});
