import type { AreaNumber, PowerNumber } from '../words.ts';

export type TurnEvent = {
  readonly kind: 'turn-ended';
  readonly turn: number;
  /** Areas that have another owner now. */
  readonly taken: readonly Taken[];
  /** What each house gets, by the numbers of the powers. */
  readonly points: readonly Points[];
};

export interface Taken {
  readonly area: AreaNumber;
  readonly by: PowerNumber;
  readonly from: PowerNumber | null;
}

export interface Points {
  readonly power: PowerNumber;
  readonly points: number;
}
