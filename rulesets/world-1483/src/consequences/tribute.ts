import { firstPayment } from '../rules/tribute.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';

export interface NewTribute {
  readonly payer: NationNumber;
  readonly receiver: NationNumber;
  readonly amount: number;
  readonly turns: number;
  readonly rule: string;
}

/** A tribute is on record from now on, where there is anything to pay (W83-13.7, 13.27). */
export const beginTribute = (turn: GameTurn, active: NationNumber, tribute: NewTribute): void => {
  const { receiver, amount } = tribute;
  if (amount === 0) return;
  turn.emit({ kind: 'tribute-began', ...tribute, ...firstPayment(turn.state, active, receiver) });
};
