import { isPrintable } from '@chancery/core';
import type { SignUp } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { colorFault } from '../rules/colors.ts';
import { getKingdom, kingdomsOf } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';

/** SIGN UP: leader, extra Tradition and colour, once (HEP-17.1). */
export const signUp: Action<SignUp> = {
  fault: (board, kingdom, { leader, tradition, color }) => {
    const { leader: crowned, traditions } = getKingdom(board.state, kingdom);
    if (crowned !== '') return { code: 'signed-up-already' };
    if (leader.trim() === '' || !isPrintable(leader)) return { code: 'unprintable' };
    if (traditions.includes(tradition)) return { code: 'tradition-of-tribe', tradition }; // HEP-3.5
    return color === undefined ? null : badColor(board, kingdom, color);
  },

  act: (scene, kingdom, { leader, tradition, color = getKingdom(scene.state, kingdom).color }) =>
    scene.emit({
      kind: 'signed-up',
      rule: 'HEP-17.1',
      kingdom,
      leader: leader.trim(),
      color: color.toLowerCase(),
      tradition,
    }),
};

/** Distinct, and readable on white (HEP-17.3). */
const badColor = ({ state }: Board, kingdom: KingdomNumber, color: string): Refusal | null => {
  const others = kingdomsOf(state).filter(({ number }) => number !== kingdom);
  const why = colorFault(
    color,
    others.map((other) => other.color),
  );
  return why === null ? null : { code: 'color', color, why };
};
