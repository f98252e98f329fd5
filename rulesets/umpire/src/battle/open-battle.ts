import { ceilDiv, floorDiv } from '@chancery/core';
import { DECISIVE, MOST_DIFFERENCE, RENOWNED } from '../data/figures.ts';
import { BEATEN, LUCK, SKILL } from '../data/warfare.ts';

/** A force of one nation: the sum of its factors in tenths, and its morale. */
export interface Contingent {
  readonly tenths: number;
  readonly morale: number;
}

/** The combat value of a side; `roll` is the total of 2d6 (UM-13.3, 13.4). */
export const combatValue = (contingents: readonly Contingent[], skill: number, roll: number): number => {
  const sum = contingents.reduce((total, { tenths, morale }) => total + tenths * (100 + floorDiv(morale - 100, 2)), 0);
  return sum * (100 + SKILL * skill + LUCK * (roll - 7));
};

export interface Outcome {
  /** Null: indecisive (UM-13.9). */
  readonly victor: 'attacker' | 'holder' | null;
  /** The final difference, after mobility (UM-13.6). */
  readonly difference: number;
}

/** Who is better, and by how much: mobility of the winner over the loser deepens it, and never changes who wins (UM-13.5 to 13.9). */
export const outcomeOf = (
  values: { readonly attacker: number; readonly holder: number },
  mobility: { readonly attacker: number; readonly holder: number },
): Outcome => {
  if (values.attacker === values.holder) return { victor: null, difference: 0 };
  const victor = values.attacker > values.holder ? 'attacker' : 'holder';
  const high = Math.max(values.attacker, values.holder);
  const low = Math.min(values.attacker, values.holder);
  const raw = low === 0 ? MOST_DIFFERENCE : Math.min(MOST_DIFFERENCE, floorDiv(100 * (high - low), low));
  const difference = floorDiv(raw * mobility[victor], 100);
  return { victor: difference < DECISIVE ? null : victor, difference };
};

/** Percent that the beaten lose (UM-13.10), and the victors (UM-13.11). */
export const beatenLoss = (difference: number): number => Math.min(BEATEN.most, BEATEN.base + floorDiv(difference, 2));
export const victorLoss = (roll: number): number => ceilDiv(roll, 2);

/** Whether it makes one name and mars another (UM-10.10). */
export const isRenowned = (difference: number): boolean => difference >= RENOWNED;
