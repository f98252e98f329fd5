import { maySend, type NextWindow, type SeatId } from '@chancery/core';
import type { Play } from './play.ts';

/** When the game next waits for a seat; null where it does so now, and where the rules cannot say. */
export const asksWhen = (
  { ruleset, position, window }: Pick<Play, 'ruleset' | 'position' | 'window'>,
  seat: SeatId,
): NextWindow | null => (maySend(window, seat) ? (ruleset.asksWhen?.(position, seat) ?? null) : null);
