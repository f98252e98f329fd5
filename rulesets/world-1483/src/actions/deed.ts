import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';

/** A step of a nation's turn (W83-1.9). */
export type NationStep = (turn: GameTurn, nation: NationNumber) => void;

/** The line is skipped, costs nothing, and its ruler reads why (W83-1.13). */
export const fail = (turn: GameTurn, nation: NationNumber, order: Order, refusal: Refusal): void =>
  turn.emit({ kind: 'line-failed', rule: 'W83-1.13', nation, order, refusal });
