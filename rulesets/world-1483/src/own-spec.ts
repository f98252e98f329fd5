import type { OwnTableSpec } from '@chancery/core';
import { DEALING_COLUMNS, dealingRows } from './own/dealings.ts';
import { LAND_COLUMNS, landRows } from './own/lands.ts';
import { STANDING_COLUMNS, standingRows } from './own/standing.ts';
import type { Types } from './types.ts';

/** What a ruler deals with and owns, with the orders that fit beside each thing. */
export const OWN: readonly OwnTableSpec<Types>[] = [
  {
    id: 'dealings',
    title: 'Offers and obligations',
    columns: DEALING_COLUMNS,
    rows: dealingRows,
    empty: 'Nobody offers you anything, and you owe nothing.',
  },
  {
    id: 'territories',
    title: 'Territories',
    columns: LAND_COLUMNS,
    rows: landRows,
    empty: 'You own no territory.',
  },
  {
    id: 'standing',
    title: 'Standing orders that hold',
    columns: STANDING_COLUMNS,
    rows: standingRows,
    empty: 'You have none. The defaults hold: nobody may pass your lands, and your ships let others by.',
  },
];
