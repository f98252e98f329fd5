import type { Phase, Turn } from '@chancery/core';
import { afterChangeOfOwner } from '../consequences/holdings.ts';
import { settle } from '../consequences/settle.ts';
import { leviesFrom, provincesOf } from '../rules/find.ts';
import { effLevel } from '../rules/levels.ts';
import type { Types } from '../types.ts';

/** What was occupied for a full turn belongs to the occupier (DOM-13.9, 13.10, 13.13). */
export const conversions: Phase<Types> = {
  name: 'Conversions',
  rule: 'DOM-13.9',
  run: (turn) => {
    settle(turn);
    convertHoldings(turn);
    convertProvinces(turn);
  },
};

const convertHoldings = (turn: Turn<Types>): void => {
  const { state, emit } = turn;
  for (const holding of [...state.holdings]) {
    const { id, owner, occupiedBy, occupiedSince } = holding;
    if (occupiedBy === null || occupiedSince === null || occupiedSince >= state.turn) continue;
    emit({
      kind: 'holding-converted',
      rule: 'DOM-13.9',
      holding: id,
      from: owner,
      to: occupiedBy,
      level: effLevel(holding),
    });
    afterChangeOfOwner(turn, id);
  }
};

const convertProvinces = (turn: Turn<Types>): void => {
  const { state, emit } = turn;
  for (const province of provincesOf(state)) {
    const { number, ruler, occupiedBy, occupiedSince } = province;
    if (occupiedBy === null || occupiedSince === null || occupiedSince >= state.turn) continue;
    const levies = leviesFrom(state, number).map(({ id }) => id);
    emit({ kind: 'province-converted', rule: 'DOM-13.15', province: number, from: ruler, to: occupiedBy, levies });
  }
};
