import type { Outcome, Window } from '@chancery/core';

/** The window, if it is played at this pace; null for another, and when the game is over. */
export const liveWindow = (window: Window | Outcome): Window | null =>
  window.kind === 'window' && window.mode === 'live' ? window : null;

/** What the clock of a live window is called. Where the rules name none, each window has its own. */
export const clockName = (window: Window | Outcome, turn: number): string =>
  (window.kind === 'window' ? window.clock : undefined) ?? `#${turn}`;

/** Whether one clock goes on from a window to the next. */
export const sameClock = (before: Window | Outcome, after: Window | Outcome): boolean => {
  const clock = liveWindow(before)?.clock;
  return clock !== undefined && liveWindow(after)?.clock === clock;
};
