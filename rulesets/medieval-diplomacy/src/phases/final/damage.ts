import { provincesOf } from '../../rules/find.ts';
import type { Province } from '../../state.ts';
import type { Turn } from '../../types.ts';

/** A battle, a pillage or a conquest this turn: the only causes of damage (MD-11.45, MD-11.46). */
export const wasRavaged = ({ battled, pillaged, changedHands }: Province): boolean =>
  battled || pillaged || changedHands;

/** F1: one more, whatever the number of causes, to at most 3 (MD-11.45 to MD-11.47). */
export const damageRises = (turn: Turn): void => {
  for (const province of provincesOf(turn.state)) {
    if (!wasRavaged(province) || province.damage >= 3) continue;
    turn.emit({ kind: 'damage-rose', rule: 'MD-11.45', province: province.number, damage: province.damage + 1 });
  }
};

/** F14: one less where nothing happened this turn (MD-11.48). */
export const damageMended = (turn: Turn): void => {
  for (const province of provincesOf(turn.state)) {
    if (wasRavaged(province) || province.damage === 0) continue;
    turn.emit({ kind: 'damage-mended', rule: 'MD-11.48', province: province.number, damage: province.damage - 1 });
  }
};
