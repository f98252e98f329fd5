import type { Phase } from '@chancery/core';
import { areasOf, powersOf } from '../rules/find.ts';
import { takenIn } from '../rules/holding.ts';
import type { Types } from '../types.ts';

/** Areas change hands, and are counted (NEW-1.4, NEW-1.5). */
export const turnEnd: Phase<Types> = {
  name: 'End of the turn',
  rule: 'NEW-1.5',
  run: ({ state, emit }) => {
    const taken = takenIn(state);
    const owners = areasOf(state).map(({ number, owner }) => taken.find(({ area }) => area === number)?.by ?? owner);
    emit({
      kind: 'turn-ended',
      rule: 'NEW-1.5',
      turn: state.turn,
      taken,
      points: powersOf(state).map(({ number }) => ({
        power: number,
        points: owners.filter((owner) => owner === number).length,
      })),
    });
  },
};
