import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';

/** From which skill on a general has an ability (W83-4.2). */
const ABLE = { standard: 10, special: 8 } as const;

/** Skill and ability of a general who is hired: rolled at once, and for life (W83-4.1, 4.2). */
export const rollGeneral = (
  { dice }: GameTurn,
  nation: NationNumber,
  special: boolean,
): { readonly skill: number; readonly ability: number } => {
  const skill = dice.at('general-skill', nation).d(DIE);
  const able = skill >= ABLE[special ? 'special' : 'standard'];
  return { skill, ability: able ? dice.at('general-ability', nation).d(DIE) : 0 };
};
