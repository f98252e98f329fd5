import type { Outcome, SeatId, Window } from '@chancery/core';
import type { Labelled } from '../../play/labelled.ts';

/** How turns are called, and the one that is in hand. */
export interface Listed {
  label(window: Window | Outcome): Labelled;
  /** Whose move it is; null where all order at the same time. */
  movers(window: Window | Outcome): readonly SeatId[] | null;
}
