import type { GiftCondition } from '../order.ts';
import { exists, getNation, getPrivy } from '../rules/find.ts';
import { carriageOf } from '../rules/range.ts';
import type { ConditionalGift } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { changeTreasury, treasuryOf } from './money.ts';

/**
 * Something has happened that somebody may have promised a gift for: what was promised is paid at once, in the order in which it
 * was promised (W83-14.36, 14.39), and before a nation that was attacked arms itself (W83-14.38).
 */
export const fireGifts = (turn: GameTurn, happening: GiftCondition): void => {
  const due = turn.state.gifts.filter(({ condition }) => isMet(condition, happening));
  for (const gift of due) pay(turn, gift);
};

/** Peace is made by two, whichever of them is named first. */
const isMet = (condition: GiftCondition, happened: GiftCondition): boolean => {
  if (condition.when !== happened.when) return false;
  if ('territory' in condition) {
    return 'territory' in happened && condition.of === happened.of && condition.territory === happened.territory;
  }
  if (!('other' in happened)) return false;
  const same = condition.of === happened.of && condition.other === happened.other;
  const crossed = condition.of === happened.other && condition.other === happened.of;
  return same || (condition.when === 'peace' && crossed);
};

const pay = (turn: GameTurn, { id: gift, from, to, amount }: ConditionalGift): void => {
  const { setting, state } = turn;
  const drop = (why: 'too poor' | 'nobody there'): void =>
    turn.emit({ kind: 'gift-dropped', rule: 'W83-14.39', from, to, gift, why });
  if (!exists(getNation(state, to))) return drop('nobody there');
  const fee = carriageOf(setting, state, { from, to, amount });
  if (getPrivy(state, from).arrears > 0 || treasuryOf(turn, from) < amount + fee) return drop('too poor');
  turn.emit({ kind: 'gift-fired', rule: 'W83-14.36', from, to, gift, amount });
  changeTreasury(turn, from, { amount: -amount, why: 'gift', rule: 'W83-14.36' });
  changeTreasury(turn, from, { amount: -fee, why: 'fee', rule: 'W83-14.33' });
  changeTreasury(turn, to, { amount, why: 'gift received', rule: 'W83-14.36' });
};
