import type { Roller } from '@chancery/core';
import type { Side } from '../events/march.ts';
import { BATTLE_DIE } from '../words.ts';

/** One house before a battle. */
export type Force = Omit<Side, 'roll'>;

export interface Fought {
  readonly sides: readonly Side[];
  /** The place of the winner among the sides; null when nobody fell. */
  readonly winner: number | null;
}

/** Each side adds one die to its men; the higher total stands (NEW-1.3). */
export const fight = (forces: readonly [Force, Force], roller: Roller): Fought => {
  const [first, second] = forces.map((force): Side => ({ ...force, roll: roller.d(BATTLE_DIE) })) as [Side, Side];
  const lead = first.men + first.roll - (second.men + second.roll);
  return { sides: [first, second], winner: lead === 0 ? null : lead > 0 ? 0 : 1 };
};
