import type { GameTurn } from '../types.ts';

/** An update is over: what has stood long enough lapses (W83-14.6, 14.37). */
export const agePromises = (turn: GameTurn): void => {
  if (turn.state.tradeOffers.length + turn.state.gifts.length === 0) return;
  turn.emit({ kind: 'promises-aged', rule: 'W83-14.6' });
  for (const { id, from, to } of turn.state.tradeOffers.filter(({ left }) => left < 1)) {
    turn.emit({ kind: 'trade-dropped', rule: 'W83-14.6', from, to, offer: id, why: 'lapsed' });
  }
  for (const { id, from, to } of turn.state.gifts.filter(({ left }) => left < 1)) {
    turn.emit({ kind: 'gift-dropped', rule: 'W83-14.37', from, to, gift: id, why: 'lapsed' });
  }
};
