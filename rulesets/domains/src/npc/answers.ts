import type { Dice } from '@chancery/core';
import type { Proposal } from '../state.ts';

/** The least roll with which a domain without a player agrees; null where it does not roll (DOM-16.2). */
const AGREES_FROM = { peace: 1, loan: 1, passage: null, trade: 4, alliance: 6 } as const;
const DIE = 6;

/** How the rules answer a proposal for a domain without a player (DOM-16.2). */
export const answerOfRules = (
  { proposal }: Proposal,
  dice: Dice,
): { readonly answer: 'accepted' | 'refused'; readonly roll: number | null } => {
  const from = AGREES_FROM[proposal];
  if (from === null) return { answer: 'refused', roll: null };
  if (from === 1) return { answer: 'accepted', roll: null };
  const roll = dice.at('npc.answer').d(DIE);
  return { answer: roll >= from ? 'accepted' : 'refused', roll };
};
