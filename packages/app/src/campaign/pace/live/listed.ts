import type { Listed } from '../parts/listed.ts';
import { liveWindow } from './window.ts';

/** A turn is small, and is called as the rules call its window. */
export const listed: Listed = {
  label(window) {
    const live = liveWindow(window);
    return live === null ? {} : { label: live.label };
  },
  movers: (window) => liveWindow(window)?.seats ?? null,
};
