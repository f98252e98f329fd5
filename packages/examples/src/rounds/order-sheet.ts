import type { OrderSheetSpec } from '@chancery/core';
import { KINDS, ROUND_IDS } from './types.ts';

/** A table for each round, with a column for each kind of troops: `2 Foot, 1 Horse` is 2 in one and 1 in the other. */
export const ORDER_SHEET: OrderSheetSpec = {
  tables: [
    ...ROUND_IDS.map((section, at) => ({
      title: `Round ${at + 1}`,
      section,
      verbs: ['TAKE', 'TRAIN', 'RUSE'],
      columns: [
        { label: 'From', args: ['from'] },
        { label: 'To or at', args: ['to', 'camp', 'at'] },
        ...KINDS.map((kind) => ({ label: kind, args: ['troops'], groups: { count: 'count', of: { kind } } })),
        { label: 'Kind or plan', args: ['kind', 'words'] },
        { label: 'Retreat if', args: ['retreat'] },
        { label: 'Fallback', args: ['fallback'] },
      ],
      rows: 1,
    })),
    {
      title: 'At once',
      verbs: ['ASK_RUSE'],
      columns: [
        { label: 'From', args: ['from'] },
        { label: 'At', args: ['at'] },
        { label: 'Plan', args: ['words'] },
      ],
      rows: 1,
    },
  ],
};
