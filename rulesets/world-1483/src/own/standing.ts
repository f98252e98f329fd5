import { type OwnRow, writeLine } from '@chancery/core';
import { words } from '@chancery/kit';
import { ORDERS } from '../orders/index.ts';
import type { GameKnown } from '../types.ts';

export const STANDING_COLUMNS = [words('line', 'Standing order')] as const;

/** Standing orders that hold: they go on until a sheet with a standing section replaces them all (W83-15.1). */
export const standingRows = (known: GameKnown): readonly OwnRow[] =>
  (known.view.own?.standing ?? []).map((order, at): OwnRow => {
    const line = writeLine(ORDERS, known, order);
    return { id: `${at + 1}`, name: line, named: [], cells: { line } };
  });
