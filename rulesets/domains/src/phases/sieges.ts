import type { Phase } from '@chancery/core';
import { settle } from '../consequences/settle.ts';
import { isBesieged } from '../rules/levels.ts';
import type { Types } from '../types.ts';

/** Rounds that a siege has to stand before it tells: all three of a month (DOM-12.7). */
const FULL_MONTH = 3;

/** Every siege that stands takes a level (DOM-12.4). */
export const sieges: Phase<Types> = {
  name: 'Sieges',
  rule: 'DOM-12.4',
  run: (turn) => {
    const { state, emit } = turn;
    emit({ kind: 'part-began', rule: 'DOM-1.3', part: 'end of the month' });
    settle(turn);
    for (const holding of state.holdings) {
      const { id, siegeLevel, siegeRounds } = holding;
      if (!isBesieged(holding) || siegeLevel === null || siegeLevel === 0 || siegeRounds < FULL_MONTH) continue;
      emit({ kind: 'siege-advanced', rule: 'DOM-12.4', holding: id, siegeLevel: siegeLevel - 1 });
    }
  },
};
