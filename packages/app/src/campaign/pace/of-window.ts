import type { Outcome, Window } from '@chancery/core';
import { live } from './live/live.ts';
import { liveWindow } from './live/window.ts';
import type { Pace } from './pace.ts';
import { sealed } from './sealed/sealed.ts';

/** The pace of a window. When the game is over, nothing is run as it comes any more. */
export const paceOf = (window: Window | Outcome): Pace => (liveWindow(window) === null ? sealed : live);
