import type { NumberOf } from '@chancery/kit';

/** The closed sets and the numbers of New Game. Everybody may import this file. */

export type PowerNumber = NumberOf<'power'>;
export type AreaNumber = NumberOf<'area'>;
export type CompanyNumber = NumberOf<'company'>;

/** The sides of the die of a battle (NEW-1.3). */
export const BATTLE_DIE = 6;
